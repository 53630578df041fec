/** What every file of tests begins with: a browser, and a server of its own that deals alike each time. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launch, visitor, type Looks, type Visitor } from './browser'
import { pseudoFolder } from './languages'
import { Server } from './server'

export interface Setting {
  readonly browser: Browser
  readonly server: Server
  /** Somebody new with a browser of their own, who leaves when the test is over. */
  visit(looks?: Looks): Promise<Visitor>
}

/**
 * Prepares it for the tests of a file; to be called once, at its top. Its server speaks a language that
 * nobody does, unless it is to be pictured or measured as people have it.
 */
export function setting({ asShipped = false } = {}): Setting {
  let browser: Browser | undefined
  let server: Server | undefined
  let visitors: Visitor[] = []

  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error('the tests have not begun')
    return thing
  }

  beforeAll(async () => {
    const speaking = async () => Server.start(asShipped ? {} : { languages: await pseudoFolder() })
    ;[browser, server] = await Promise.all([launch(), speaking()])
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.stop()])
  })
  afterEach(async () => {
    const leaving = visitors
    visitors = []
    await Promise.all(leaving.map(({ context }) => context.close()))
  })

  return {
    get browser() {
      return there(browser)
    },
    get server() {
      return there(server)
    },
    async visit(looks) {
      const one = await visitor(there(browser), there(server).address, looks)
      visitors.push(one)
      return one
    },
  }
}
