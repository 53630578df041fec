import { rememberedName, rememberName } from './seats'

/** Under which name this browser sits down: one field may show what another one changed. */
class Name {
  #given = $state(rememberedName())

  get given(): string {
    return this.#given
  }

  set given(name: string) {
    this.#given = name
    rememberName(name.trim())
  }
}

export const name = new Name()
