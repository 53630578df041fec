import { getContext, setContext } from 'svelte'
import type { Face, JsonValue, Keyword } from '../generated/protocol'
import { tables } from '../tables'
import { spokenAt } from '../words/language.svelte'

/** Everything a game's cards show, by id. */
export class Faces {
  readonly #byId: ReadonlyMap<string, Face>

  constructor(
    readonly game: string,
    readonly all: readonly Face[],
    /** What the numbers in the game's views stand for, where there are any. */
    readonly components: JsonValue | null = null,
    /** The words on them that mean more than they say. */
    readonly keywords: readonly Keyword[] = [],
  ) {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- faces never change
    this.#byId = new Map(all.map((face) => [face.id, face]))
  }

  /** The face of a card, by its id or by its key on a table, `id#number`. */
  get(idOrKey: string): Face | undefined {
    return this.#byId.get(idOrKey.replace(/#\d+$/, ''))
  }

  /** The words on a face that want an explanation. */
  explained(face: Face): readonly Keyword[] {
    return this.keywords.filter((keyword) => keyword.on.includes(face.id))
  }
}

const loading: Partial<Record<string, Promise<Faces>>> = {}

/** Fetches the faces of a game, once; after a failure the next call tries again. */
export function loadFaces(game: string): Promise<Faces> {
  const wanted = spokenAt(game)
  return (loading[wanted] ??= fetchFaces(game).catch((failure: unknown) => {
    delete loading[wanted]
    throw failure
  }))
}

async function fetchFaces(game: string): Promise<Faces> {
  const { faces, components, keywords } = await tables.faces(game)
  return new Faces(game, faces, components, keywords)
}

const key = Symbol('faces')

/** Hands the faces to everything below, read anew whenever they change. */
export function provideFaces(read: () => Faces | undefined) {
  setContext(key, read)
}

/** The faces provided above, if somebody provided them and they have arrived. */
export function useFaces(): () => Faces | undefined {
  return getContext<(() => Faces | undefined) | undefined>(key) ?? (() => undefined)
}
