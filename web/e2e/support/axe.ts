/** What a person who cannot see, point or tell colours apart would stumble over. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** All of the page, or what is within a part of it where the rest is put aside. */
export async function stumblingBlocks(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
}
