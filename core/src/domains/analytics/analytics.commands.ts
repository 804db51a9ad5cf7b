/** Commands of analytics. */
import { type Observable, concatMap, defer, filter, map } from 'rxjs'
import type { AnalyticsEvent } from '../../wire/analytics/analytics.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type Calls, calls, callsAtHand } from './analytics.effects.ts'
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
   * Analytics events of a visitor who consents, as the collector gets them, for others. Of all tabs, the one that wrote what
   * led to an event has it, once, as soon as that is durable; a reload does not repeat it. What waited for consent follows
   * when consent is given, in the tab where it is given. Nothing after a refusal. An event is lost where its page ends in
   * the moment between writing and handing on, or before the code for it could be loaded: never twice, and once but for that.
   * It does not depend on the collector. Money is in cents.
   */
  events$: (): Observable<AnalyticsEvent> =>
    defer(() => {
      const waiting: Written[] = []
      const done = new Set<string>()
      const handOn = (loaded: Calls) => loaded.handOn(waiting.splice(0), done, cookies)
      return written$.pipe(
        filter(() => view().consent === 'granted'),
        map((event) => waiting.push({ event, context: state()['analytics']?.context })),
        // At once where it can be: the page may be about to go. Without a network they wait for the next event.
        concatMap(() => {
          const loaded = callsAtHand()
          return loaded ? [handOn(loaded)] : calls().then(handOn, () => [])
        }),
        concatMap((events) => events),
      )
    }),
})
