/** How this browser wants to play. */
export type Pace = 'slow' | 'normal' | 'instant'

const KEY = 'cantina.settings'
const paces: Record<Pace, number> = { slow: 1500, normal: 600, instant: 0 }

class Settings {
  /** How fast the acts of machines are shown. */
  pace = $state<Pace>('normal')
  /** Whether to ask before what cannot be taken back. */
  confirmations = $state(true)
  /** The language that was chosen, if one was. */
  lang = $state<string | null>(null)

  constructor() {
    const stored = read()
    if (stored.pace && stored.pace in paces) this.pace = stored.pace
    if (typeof stored.confirmations === 'boolean') this.confirmations = stored.confirmations
    if (typeof stored.lang === 'string') this.lang = stored.lang
  }

  /** How long an act of somebody else stays before the next is shown, in milliseconds. */
  get pause(): number {
    return paces[this.pace]
  }

  keep() {
    const { pace, confirmations, lang } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ pace, confirmations, lang }))
    } catch {
      // Full or forbidden: the settings then last as long as the page.
    }
  }
}

function read(): Partial<{ pace: Pace; confirmations: boolean; lang: string | null }> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Unreadable or forbidden: as if nothing had ever been set.
    return {}
  }
}

export const settings = new Settings()
