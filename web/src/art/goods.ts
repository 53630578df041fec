const things = new Set(['cargo', 'gear', 'mod'])

/** Whether a card of this kind is a thing one owns: then that is its picture, not who has to do with it. */
export const isThing = (kind: string | undefined) => kind !== undefined && things.has(kind)
