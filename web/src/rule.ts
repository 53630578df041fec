/** Names the rules of the rulebook a test proves; the coverage reads the names from the source. */
export function rule(...ids: string[]) {
  for (const id of ids) {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(id)) throw new Error(`${id} names no rule`)
  }
}
