import { mount } from 'svelte'
import Sprite from './Sprite.svelte'

const holderId = 'glyph-sprite'

/** Puts the sprite into the page, the first time a sign is drawn. */
export function needSprite() {
  if (document.getElementById(holderId)) return
  const holder = document.createElement('div')
  holder.id = holderId
  document.body.append(holder)
  mount(Sprite, { target: holder })
}
