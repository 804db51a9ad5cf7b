import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>

const wcag: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
export const colors: RunOnly = { type: 'rule', values: ['color-contrast'] }

/**
 * What axe finds against WCAG 2.2 AA in the page as it is, a line for each element.
 * What passes is not told, and no second page is opened for frames, of which there are none: a third of the time.
 */
export async function violationsIn(page: Page, runOnly: RunOnly = wcag): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
