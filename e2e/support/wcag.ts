import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>

const wcag: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
export const colors: RunOnly = { type: 'rule', values: ['color-contrast'] }

/**
 * The WCAG 2.2 AA violations that axe finds on the current page, one line per element. Passes are not reported and no
 * second page is opened for frames, since there are none; that takes a third of the time.
 * @param within a CSS selector: of an open menu that lies over half of a target, only the menu is looked at
 */
export async function violationsIn(page: Page, runOnly: RunOnly = wcag, within = ':root'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode()
  axe.options({ runOnly, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
