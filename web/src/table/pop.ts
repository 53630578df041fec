/** A number that rises from a thing for a moment. */
export interface Pop {
  place: string
  text: string
  tone: 'harm' | 'good'
}
