/** Page views: one per page, queued when enough is known or when the wait is over. Pure. */
import { type AnalyticsContext, type Cause, type PageSeen, consentOf, enqueue } from './analytics.context.ts'
import type { PageDetails } from './analytics.events.ts'
import { MAX_TABS, PAGE_WAIT_MS, normalPath } from './analytics.rules.ts'
import { funnelMoved } from './funnel.ts'

const BLANK: PageSeen = {
  at: 0,
  path: '',
  type: '',
  language: '',
  key: null,
  shows: [],
  first: true,
  waits: false,
  until: null,
}

/**
 * A page's code has started, so its wait is bounded from now on. The server-rendered event has the server's time, so
 * the wait cannot count from there. Pages of tabs opened long ago are dropped.
 */
export const pageStarted = (context: AnalyticsContext, { at, tab }: Cause): AnalyticsContext => ({
  ...context,
  pages: Object.fromEntries(
    Object.entries({ ...context.pages, [tab]: context.pages[tab] ?? BLANK })
      .slice(-MAX_TABS)
      .map(([each, page]) => [each, { ...page, until: page.waits ? (page.until ?? at + PAGE_WAIT_MS) : null }]),
  ),
})

export function arrived(context: AnalyticsContext, event: Cause, address: string): AnalyticsContext {
  const { tab, at } = event
  const path = normalPath(address)
  const before = context.pages[tab]
  if (before?.path === path) return context
  const left = tellPage(context, event, tab)
  const waits = consentOf(context) !== 'refused'
  const from = before?.path ?? ''
  const until = waits && before ? at + PAGE_WAIT_MS : null
  const page = { ...BLANK, at, path, first: from === '', waits, until }
  return { ...withPage(left, tab, page), funnel: funnelMoved(context, at, from, path) }
}

/** Stores a page's details; called again whenever it shows something else. */
export function detailed(context: AnalyticsContext, event: Cause, details: PageDetails): AnalyticsContext {
  const page = context.pages[event.tab]
  if (!page) return context
  const next = withPage(context, event.tab, { ...page, ...details })
  return page.waits ? next : tellShown(next, event, event.tab, details.shows)
}

/** Everything is known: page details, sign-in state, cart. */
const isKnown = ({ signedIn, confirmed, reading, place }: AnalyticsContext, page: PageSeen): boolean =>
  page.key !== null && (!signedIn || confirmed) && !reading[place.channel]

/** Queues the waiting page views that now know everything. */
export const knownPagesTold = (context: AnalyticsContext, event: Cause): AnalyticsContext =>
  Object.entries(context.pages).reduce(
    (so, [tab, page]) => (isKnown(so, page) ? tellPage(so, event, tab) : so),
    context,
  )

/** Queues the view of a tab's page with what is known by now, unless that was done already. */
export function tellPage(context: AnalyticsContext, event: Cause, tab: string): AnalyticsContext {
  const page = context.pages[tab]
  if (!page?.waits) return context
  const { signedIn, rewards, place, carts } = context
  const { at, language, first, shows } = page
  const { quantity, totals } = carts[place.channel]?.cart ?? {}
  const seen = withPage(context, tab, { ...page, waits: false, until: null })
  const view = { known: isKnown(context, page), signedIn, place, language, quantity, totals }
  const viewed = enqueue(seen, event, 'PAGE_VIEW', view, tab, at)
  return tellShown(
    first ? enqueue(viewed, event, 'USER_STATE', { signedIn, rewards }, tab, at) : viewed,
    event,
    tab,
    shows,
    at,
  )
}

const tellShown = (context: AnalyticsContext, event: Cause, tab: string, shows: PageDetails['shows'], at?: number) =>
  shows.reduce<AnalyticsContext>((so, { name, data }) => enqueue(so, event, name, data, tab, at), context)

const withPage = (context: AnalyticsContext, tab: string, page: PageSeen): AnalyticsContext => ({
  ...context,
  pages: { ...context.pages, [tab]: page },
})
