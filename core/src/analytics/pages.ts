/** Page views: once a page, when enough is known of it, or when that takes too long (4f.1). Pure. */

import {
  type AnalyticsContext,
  type Cause,
  type PageSeen,
  consentOf,
  tell,
  tellUnchecked,
} from './analytics.context.ts'
import type { PageDetails } from './analytics.events.ts'
import { MOST_TABS, PAGE_WAIT_MS, SAME_VISIT_MS, normalPath } from './analytics.rules.ts'
import { memberOf, shoppingMethodOf } from './told.ts'

/** 2b.8 */
const isCheckout = (path: string): boolean => /^\/checkout(\/|$)/.test(path)

/** A tab that has begun to work: from now on its page does not wait for ever. */
export const pageStarted = (context: AnalyticsContext, { tab, at }: Cause): AnalyticsContext => {
  const page = context.pages[tab]
  return page ? withPage(context, tab, { ...page, until: page.waits ? at + PAGE_WAIT_MS : null }) : context
}

export function arrived(context: AnalyticsContext, event: Cause, address: string): AnalyticsContext {
  const { tab, at } = event
  const path = normalPath(address)
  const before = context.pages[tab]
  if (before?.path === path) return context
  const told = tellPage(context, event, tab)
  const waits = consentOf(context) !== 'refused'
  const page: PageSeen = {
    path,
    type: '',
    language: before?.language ?? '',
    key: null,
    shows: [],
    first: before === undefined,
    waits,
    until: waits && before ? at + PAGE_WAIT_MS : null,
  }
  return withFunnel(withPage(forgetOldest(told, event), tab, page), at, before?.path ?? null, path)
}

/** 4f.5: who comes to the checkout enters it, and who goes elsewhere leaves it. */
function withFunnel(context: AnalyticsContext, at: number, from: string | null, to: string): AnalyticsContext {
  const { funnel } = context
  if (!isCheckout(to)) return from !== null && isCheckout(from) ? { ...context, funnel: null } : context
  const goesOn = from === null ? funnel !== null && at - funnel.at < SAME_VISIT_MS : isCheckout(from)
  return goesOn ? context : { ...context, funnel: { step: 0, at, told: [null, null] } }
}

/** Of tabs that were closed long ago nothing is kept but what they still had to tell. */
function forgetOldest(context: AnalyticsContext, event: Cause): AnalyticsContext {
  const [oldest, ...others] = Object.keys(context.pages)
  if (oldest === undefined || others.length < MOST_TABS - 1 || event.tab in context.pages) return context
  const told = tellPage(context, event, oldest)
  return { ...told, pages: Object.fromEntries(Object.entries(told.pages).slice(1)) }
}

/** What a page says of itself, and anew whenever it shows something else. */
export function detailed(context: AnalyticsContext, event: Cause, details: PageDetails): AnalyticsContext {
  const page = context.pages[event.tab]
  if (!page) return context
  const { type, language, key, shows } = details
  const next = withPage(context, event.tab, { ...page, type, language, key, shows: page.waits ? shows : [] })
  return page.waits ? next : tellShown(next, event, event.tab, shows)
}

/** Everything is known: page details, sign-in state, cart. */
const isKnown = ({ signedIn, confirmed, reading, place }: AnalyticsContext, page: PageSeen): boolean =>
  page.key !== null && (!signedIn || confirmed) && !reading[place.channel]

export const knownPagesTold = (context: AnalyticsContext, event: Cause): AnalyticsContext =>
  Object.entries(context.pages).reduce(
    (so, [tab, page]) => (page.waits && isKnown(so, page) ? tellPage(so, event, tab) : so),
    context,
  )

/** Tells the view of the page that a tab shows, with what is known by now, unless that has been done. */
export function tellPage(context: AnalyticsContext, event: Cause, tab: string): AnalyticsContext {
  const page = context.pages[tab]
  if (!page?.waits) return context
  const { signedIn, place, carts } = context
  const { quantity = 0, total = 0 } = carts[place.channel]?.cart ?? {}
  const { store, state, mode } = place
  const known = isKnown(context, page)
  const seen = withPage(context, tab, { ...page, waits: false, until: null, first: false, shows: [] })
  const shoppingMethod = shoppingMethodOf(context)
  const { language } = page
  const view = { known, signedIn, shoppingMethod, store, state, mode, language, cart: { quantity, total } }
  const viewed = tell(seen, event, 'PAGE_VIEW', view, tab)
  const stated = page.first ? tell(viewed, event, 'USER_STATE', memberOf(viewed), tab) : viewed
  return tellShown(stated, event, tab, page.shows)
}

const tellShown = (context: AnalyticsContext, event: Cause, tab: string, shows: PageDetails['shows']) =>
  shows.reduce<AnalyticsContext>((so, { name, data }) => tellUnchecked(so, event, name, data, tab), context)

function withPage(context: AnalyticsContext, tab: string, page: PageSeen): AnalyticsContext {
  return { ...context, pages: { ...context.pages, [tab]: page } }
}
