/** A page beside a table: the rules or the cards, opened from there and left again. */
import { router } from '../router.svelte'

/** The address of the table this page was opened from, if that is still there. */
export function tableBeside(): string | null {
  try {
    const path = (window.opener as Window | null)?.location.pathname
    return path?.startsWith('/table/') ? path : null
  } catch {
    // Another site's page: nothing of it may be read.
    return null
  }
}

/** Closes this page, so that the table is seen again; where that is forbidden, goes to it. */
export function backTo(table: string) {
  window.close()
  setTimeout(() => router.go(table), 200)
}
