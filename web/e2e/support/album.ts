/** Pictures of one page at every size, and sheets on which all of one size can be seen at once. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'

const folder = fileURLToPath(new URL('../../../screenshots', import.meta.url))

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
]

/** Until what has just happened is no longer shown flying by. */
const OVER = 1200
/** Until everything has come to rest after the page got another size. */
const SETTLED = 400

type Size = (typeof sizes)[number]

const sized = ({ width, height }: Size) => `${width}x${height}`

export class Album {
  #names: string[] = []

  /** Begins anew: what was pictured before is gone. */
  static async open(): Promise<Album> {
    await rm(folder, { recursive: true, force: true })
    for (const size of sizes) await mkdir(join(folder, sized(size)), { recursive: true })
    return new Album()
  }

  /** Pictures what a page shows, at every size; `before` is done anew for each. */
  async shoot(page: Page, name: string, before = async () => {}) {
    this.#names.push(name)
    const usual = page.viewportSize()
    await page.waitForTimeout(OVER)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await before()
      await page.waitForTimeout(SETTLED)
      await page.screenshot({ path: this.#path(size, name) })
    }
    if (usual) await page.setViewportSize(usual)
  }

  /** Makes the contact sheets. */
  async bind(browser: Browser) {
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
      await page.setContent(await this.#sheet(size))
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
      await page.screenshot({ fullPage: true, path: join(folder, `contact-${sized(size)}.png`) })
      await page.close()
    }
  }

  #path(size: Size, name: string) {
    const number = String(this.#names.indexOf(name) + 1).padStart(2, '0')
    return join(folder, sized(size), `${number}-${name}.png`)
  }

  async #sheet(size: Size): Promise<string> {
    const figures = this.#names.map(async (name, place) => {
      const picture = (await readFile(this.#path(size, name))).toString('base64')
      const caption = `${place + 1} · ${name}`
      return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${caption}</figcaption></figure>`
    })
    return `<style>
        body { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; margin: 16px;
          background: black; color: white; font: 16px sans-serif }
        figure { margin: 0 } img { width: 100%; display: block } figcaption { padding: 4px 0 }
      </style>${(await Promise.all(figures)).join('')}`
  }
}
