import { grouped } from '../words/format'

/** A sum of credits, in groups of three digits. */
export const inCredits = grouped
