import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Components, SpacePart } from '../../generated/outer-rim'

const printed = () =>
  readFileSync(resolve(process.cwd(), '../content/outer-rim/base/map.ron'), 'utf8')

const names = () =>
  readFileSync(resolve(process.cwd(), '../content/outer-rim/text/en/names.ftl'), 'utf8')

const space = /\(id: "([^"]+)", kind: (\w+).*?along: (\d+), across: (-?\d+), encounters/g

const lanesIn = (tile: string) => /lanes: \[(.*?)\]/s.exec(tile)?.[1] ?? ''

/** The map of the box, as far as drawing it needs, read from what is printed. */
export function printedMap(): Pick<Components, 'spaces' | 'tiles' | 'ends'> {
  const called = new Map(
    [...names().matchAll(/^name_(\S+) = (.+)$/gm)].map(([, id = '', name = '']) => [id, name]),
  )
  const tiles = printed()
    .split(/^ {4}Tile\(/m)
    .slice(1)
  const spaces = tiles.flatMap((text, tile) =>
    [...text.matchAll(space)].map(([, id = '', kind = '', along, across]) => ({
      id,
      name: called.get(id) ?? '',
      kind: kind.toLowerCase() as SpacePart['kind'],
      tile,
      along: Number(along),
      across: Number(across),
      faction: null,
      deck: 0,
      berths: [],
    })),
  )
  const numbered = (id: string | undefined) => spaces.findIndex((one) => one.id === id)
  return {
    spaces,
    tiles: tiles.map((text) => ({
      id: /id: "([^"]+)"/.exec(text)?.[1] ?? '',
      lanes: [...lanesIn(text).matchAll(/\("([^"]+)", "([^"]+)"\)/g)].map(
        ([, from, to]): [number, number] => [numbered(from), numbered(to)],
      ),
      left: gates(/left: \("([^"]+)", "([^"]+)"\)/.exec(text)),
      right: gates(/right: \("([^"]+)", "([^"]+)"\)/.exec(text)),
    })),
    ends: [0, tiles.length - 1],
  }

  function gates(found: RegExpExecArray | null): [number, number] | null {
    return found && [numbered(found[1]), numbered(found[2])]
  }
}
