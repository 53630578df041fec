import { createSubscriber } from 'svelte/reactivity'

/** The time by this browser's clock, to the second, as long as something is drawn by it. */
class Ticking {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  })

  get now(): number {
    this.#subscribe()
    return Date.now()
  }
}

export const ticking = new Ticking()
