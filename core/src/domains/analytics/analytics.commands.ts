/** What a caller may ask of analytics. */
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { calls } from './analytics.effects.ts'
import { type PageDetails, analyticsEvents } from './analytics.events.ts'
import { CONSENT_COOKIE, CONSENT_DAYS } from './analytics.rules.ts'
import type { AnalyticsView } from './analytics.view.ts'

export const analyticsCommands = ({ commitIfNews, view, cookies }: CommandContext<AnalyticsView>) => ({
  /**
   * The visitor's choice, for all tabs. What waited is sent when they agree, and forgotten when they do not; it may be changed
   * at any time. The cookie comes first, so that nothing is sent any more that was on its way to be.
   */
  async chooseConsent(choice: 'granted' | 'refused'): Promise<void> {
    cookies.set(CONSENT_COOKIE, choice, CONSENT_DAYS)
    await commitIfNews(analyticsEvents.consentChosen({ choice }))
  },

  /**
   * What the page at `path` is and shows (4f.1, 4f.4): said once a page, and again whenever its `key` changes. Then what sends
   * it is fetched too: a page that goes cannot wait for code.
   */
  async pageDetails(details: PageDetails): Promise<void> {
    await commitIfNews(analyticsEvents.pageDetailed(details))
    if (view().consent === 'granted') await calls()
  },
})
