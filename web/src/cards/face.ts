import type { Text } from '../generated/protocol'

export type { Run, Text } from '../generated/protocol'

export interface Value {
  glyph: string
  number: number
  label: string
}

export interface Art {
  scene: string
  figure: string
  prop: string
}

/** What a card shows, as the server tells it. */
export interface Face {
  id: string
  name: string
  deck: string
  faction: 'empire' | 'rebel' | 'neutral'
  kind: 'unit' | 'ship' | 'base'
  type_line: string
  unique: boolean
  copies: number
  cost: number | null
  values: Value[]
  target: number | null
  reward: Text | null
  rules: Text[]
  brief: Text
  art: Art
  source: string
}
