/** Analytics: consent, and the batches of events sent to the collector. */
import { type Due, defineDomain } from '../../engine/kernel/define-domain.ts'
import { analyticsCommands } from './analytics.commands.ts'
import { type AnalyticsContext, consentOf } from './analytics.context.ts'
import { analyticsEffects } from './analytics.effects.ts'
import { analyticsEvents } from './analytics.events.ts'
import { analyticsListen } from './analytics.listen.ts'
import { analyticsMachine } from './analytics.machine.ts'
import { analyticsPending } from './analytics.pending.ts'
import { LONGEST_PAUSE_MS, PAGE_WAIT_MS } from './analytics.rules.ts'
import { analyticsView } from './analytics.view.ts'

function due(context: AnalyticsContext): Due[] {
  const { pages, flight, sendAt } = context
  const list = Object.entries(pages).flatMap(([tab, { until }]): Due[] =>
    until === null ? [] : [{ at: until, within: PAGE_WAIT_MS, event: analyticsEvents.pageElapsed({ tab, until }) }],
  )
  if (flight === null && sendAt !== null && consentOf(context) === 'granted')
    list.push({ at: sendAt, within: LONGEST_PAUSE_MS, event: analyticsEvents.sendDue({ at: sendAt }) })
  return list
}

/**
 * The visitor's consent, and events for the shop's own collector sent in batches. Nothing is sent without consent. Adds
 * `shop.analytics`.
 */
export const analyticsDomain = defineDomain({
  name: 'analytics',
  scope: 'shared',
  version: 1,
  events: analyticsEvents,
  machine: analyticsMachine,
  effects: analyticsEffects,
  listen: analyticsListen,
  due: ({ context }) => due(context),
  pending: analyticsPending,
  view: analyticsView,
  commands: analyticsCommands,
})
