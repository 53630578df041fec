import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classes } from './ContactHex.svelte'
import { figures } from './figures'
import { glyphId } from './glyphs'
import { arms } from './maelstrom'
import { patrolArt } from './patrols'
import { props } from './props'
import { scenes } from './scenes'

const box = '../content/outer-rim'

/** All entries of the box, in one text. */
const entries = readdirSync(`${box}/base`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ron'))
  .map((file) => readFileSync(`${box}/base/${file}`, 'utf8'))
  .join('\n')

/** A variant as Rust writes it, as the protocol writes it. */
const kebab = (variant: string) => variant.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

const pictures = [...entries.matchAll(/art: \(scene: (\w+), figure: (\w+), prop: (\w+)\)/g)].map(
  ([, ...parts]) => parts.map(kebab),
)

describe('Outer Rim', () => {
  it('has a drawing for every part of every picture', () => {
    expect(pictures.length).toBeGreaterThan(230)
    for (const [scene = '', figure = '', prop = ''] of pictures) {
      expect(Object.keys(scenes)).toContain(scene)
      expect(Object.keys(figures)).toContain(figure)
      expect(Object.keys(props)).toContain(prop)
    }
  })

  it('shows no picture twice', () => {
    const seen = pictures.map((parts) => parts.join(' '))
    expect(seen.filter((picture, place) => seen.indexOf(picture) !== place)).toEqual([])
  })

  it('gives each character another head', () => {
    const characters = readFileSync(`${box}/base/characters.ron`, 'utf8')
    const heads = [...characters.matchAll(/figure: (\w+)/g)].map(([, figure]) => figure)
    expect(new Set(heads).size).toBe(8)
  })

  it('has a sign for everything the texts and the faces speak of', () => {
    const files = readdirSync(`${box}/text/en`).map((file) => `${box}/text/en/${file}`)
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const sentences = texts.split('\n').filter((line) => !line.startsWith('#'))
    const spoken = [...sentences.join('\n').matchAll(/<([a-z-]+)>/g)].map(([, name = '']) => name)
    const skills = [...texts.matchAll(/^skill-([a-z]+) =/gm)].map(([, skill = '']) => skill)
    const faces = readFileSync('../crates/outer-rim/src/face.rs', 'utf8')
    const printed = [...faces.matchAll(/\("([a-z-]+)", (?:one|combat|patrol)/g)].map(
      ([, name = '']) => name,
    )
    expect(skills).toHaveLength(7)
    expect(printed.length).toBeGreaterThan(4)
    for (const name of [...spoken, ...skills, ...printed]) expect(glyphId(name), name).toBeDefined()
  })

  it('knows the classes of contacts and the kinds of assets', () => {
    const used = [...entries.matchAll(/class: (\w+)/g)].map(([, name = '']) => name)
    expect(used.length).toBeGreaterThan(20)
    for (const name of used) expect(classes).toContain(name)
    for (const kind of 'bounty cargo crew gear job mod luxury ships gear-and-mod'.split(' ')) {
      expect(glyphId(kind), kind).toBeDefined()
    }
  })

  it('paints each fleet another way, and leaves other pictures as they are', () => {
    const plain = { scene: 'dock', figure: 'hat', prop: 'dice' } as const
    const fleets = ['hutt', 'imperial', 'rebel', 'syndicate'].map(
      (faction) => patrolArt(`patrol-${faction}-2`, plain).figure,
    )
    expect(new Set(fleets).size).toBe(4)
    expect(patrolArt('patrol-duty', plain)).toBe(plain)
  })

  it('winds the arms of the storm inwards', () => {
    expect(arms).toHaveLength(5)
    for (const arm of arms) {
      for (const part of [arm.rim, arm.middle, arm.eye]) {
        const numbers = (part.match(/-?[\d.]+/g) ?? []).map(Number)
        const [x = 0, y = 0] = numbers
        const [endX = 0, endY = 0] = numbers.slice(-2)
        expect(Math.hypot(endX, endY)).toBeLessThan(Math.hypot(x, y))
      }
    }
  })
})
