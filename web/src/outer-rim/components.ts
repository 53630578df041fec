import type { Faces } from '../cards/faces.svelte'
import type { Components } from '../generated/outer-rim'

/** What the numbers of this game stand for: the server sends it with the faces. */
export function componentsOf(faces: Faces): Components {
  const { components } = faces
  if (!components) throw new Error('the server sent no components for this game')
  return components as unknown as Components
}
