/** Commands of analytics. */
import { type Observable, concatMap } from 'rxjs'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { calls } from './analytics.effects.ts'
import { type PageDetails, analyticsEvents } from './analytics.events.ts'
import { CONSENT_COOKIE, CONSENT_DAYS } from './analytics.rules.ts'
import type { AnalyticsView } from './analytics.view.ts'
import type { Written } from './handed.ts'

export const analyticsCommands = ({ commitIfNews, view, cookies, state, written$ }: CommandContext<AnalyticsView>) => ({
  /**
   * Sets the visitor's consent for all tabs; it can be changed at any time. Granting sends the waiting events, refusing
   * deletes them. The cookie is written first, so that a batch about to be sent is stopped.
   */
  async chooseConsent(choice: 'granted' | 'refused'): Promise<void> {
    cookies.set(CONSENT_COOKIE, choice, CONSENT_DAYS)
    await commitIfNews(analyticsEvents.consentChosen({ choice }))
  },

  /**
   * Describes the page at `path`: once per page, and again whenever `key` changes. Also preloads the code that sends
   * events, because a page that is unloading cannot wait for it.
   */
  async pageDetails(details: PageDetails): Promise<void> {
    await commitIfNews(analyticsEvents.pageDetailed(details))
    if (view().consent === 'granted') await calls()
  },

  /**
   * What `read` makes of each event that this tab has written, for plugins, which bring the code: `analyticsTo` of
   * `@leaflog/core/plugins` has analytics events.
   */
  written$: <Event>(read: (written: Written) => readonly Event[]): Observable<Event> =>
    written$.pipe(concatMap((event) => read({ event, context: state()['analytics']?.context, cookies }))),
})
