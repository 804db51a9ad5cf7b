/** Page views: once a page, when enough is known of it, or when that takes too long (4f.1). Pure. */
import { type AnalyticsContext, type Cause, type PageSeen, consentOf, tell } from './analytics.context.ts'
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
 * A tab has begun to work: from now on no page waits for ever. What the server drew has the server's time, and is not bound by
 * it. Of tabs opened long ago nothing is kept.
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

/** What a page says of itself, and again whenever it shows something else. */
export function detailed(context: AnalyticsContext, event: Cause, details: PageDetails): AnalyticsContext {
  const page = context.pages[event.tab]
  if (!page) return context
  const next = withPage(context, event.tab, { ...page, ...details })
  return page.waits ? next : tellShown(next, event, event.tab, details.shows)
}

/** Everything is known: page details, sign-in state, cart. */
const isKnown = ({ signedIn, confirmed, reading, place }: AnalyticsContext, page: PageSeen): boolean =>
  page.key !== null && (!signedIn || confirmed) && !reading[place.channel]

/** Those that wait, and wait for nothing any more. */
export const knownPagesTold = (context: AnalyticsContext, event: Cause): AnalyticsContext =>
  Object.entries(context.pages).reduce(
    (so, [tab, page]) => (isKnown(so, page) ? tellPage(so, event, tab) : so),
    context,
  )

/** Tells the view of the page that a tab shows, with what is known by now, unless that has been done. */
export function tellPage(context: AnalyticsContext, event: Cause, tab: string): AnalyticsContext {
  const page = context.pages[tab]
  if (!page?.waits) return context
  const { signedIn, rewards, place, carts } = context
  const { at, language, first, shows } = page
  const { quantity, totals } = carts[place.channel]?.cart ?? {}
  const seen = withPage(context, tab, { ...page, waits: false, until: null })
  const view = { known: isKnown(context, page), signedIn, place, language, quantity, totals }
  const viewed = tell(seen, event, 'PAGE_VIEW', view, tab, at)
  return tellShown(
    first ? tell(viewed, event, 'USER_STATE', { signedIn, rewards }, tab, at) : viewed,
    event,
    tab,
    shows,
    at,
  )
}

const tellShown = (context: AnalyticsContext, event: Cause, tab: string, shows: PageDetails['shows'], at?: number) =>
  shows.reduce<AnalyticsContext>((so, { name, data }) => tell(so, event, name, data, tab, at), context)

const withPage = (context: AnalyticsContext, tab: string, page: PageSeen): AnalyticsContext => ({
  ...context,
  pages: { ...context.pages, [tab]: page },
})
