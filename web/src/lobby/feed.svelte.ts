/** How many games wait for this browser's player, for whatever page is open. */
import { lookUp } from './mine'
import { heldSeats } from './seats'

/** How often is asked, in milliseconds. */
const LOOK = 20_000
const most = 20

class Feed {
  /** So many tables other than the one that is looked at. */
  waiting = $state(0)

  /** Asks now and then, until the function it gives is called. */
  watch(except: string): () => void {
    const look = () => void this.#look(except)
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }

  async #look(except: string) {
    const seats = heldSeats().filter(({ table, away }) => table !== except && !away)
    try {
      const { mine } = await lookUp(seats.slice(0, most))
      this.waiting = mine.filter(({ standing }) => standing === 'your-move').length
    } catch {
      // Who plays hears from the table itself that nobody answers.
    }
  }
}

export const feed = new Feed()
