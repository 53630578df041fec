/** What a person who cannot see, point or tell colours apart would stumble over. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { misread, PSEUDO } from './languages'

export async function stumblingBlocks(page: Page): Promise<string[]> {
  await settled(page)
  // A language that nobody speaks has no tag that is known.
  const lang = await page.evaluate(() => document.documentElement.lang)
  const unknown = lang === PSEUDO ? ['html-lang-valid'] : []
  const { violations } = await new AxeBuilder({ page }).disableRules(unknown).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
}

/** The same, and what it shows that was not written for who reads it in this language. */
export const flawsIn = async (page: Page, lang: string): Promise<string[]> => [
  ...(await stumblingBlocks(page)),
  ...(await misread(page, lang)),
]

/** What is half faded in is nobody's to read yet. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
