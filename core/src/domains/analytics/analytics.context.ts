/** State of analytics, and the events that still have to be sent. Pure. */
import type { ShoppingMode } from '../dispensary/dispensary.events.ts'
import type { AnalyticsName } from '../../wire/analytics/analytics.ts'
import type { PageDetails } from './analytics.events.ts'
import { BATCH_WAIT_MS, MAX_KEPT, nthId, retryPause } from './analytics.rules.ts'
import type { CartSeen, Channel } from './carts.ts'

export type Consent = 'unknown' | 'granted' | 'refused'

/** The event of another domain that causes an analytics event. */
export interface Cause {
  readonly id: string
  readonly type: string
  readonly at: number
  readonly tab: string
}

/** A waiting event. Its payload is built and checked when it is sent (payloads.ts). */
export interface Told {
  readonly id: string
  readonly name: AnalyticsName
  readonly at: number
  readonly page: { readonly path: string; readonly type: string } | null
  readonly data: Readonly<Record<string, unknown>>
}

/** The page that a tab shows, since `at`. */
export interface PageSeen {
  readonly at: number
  readonly path: string
  readonly type: string
  readonly language: string
  /** Key of the latest details; null before the first. */
  readonly key: string | null
  readonly shows: PageDetails['shows']
  /** Whether this is the first page of its tab. */
  readonly first: boolean
  /** The page view has not been queued yet, and is queued by `until` at the latest; null until the page's code runs. */
  readonly waits: boolean
  readonly until: number | null
}

/** The options chosen at the steps shipping and payment. */
export type Chosen = readonly [shipping: string | null, payment: string | null]

/** A batch on its way, with how many events were dropped before it, if any were. */
interface Flight {
  readonly batch: string
  readonly count: number
  readonly dropped?: number | undefined
}

export interface AnalyticsContext {
  /** The visitor's own choice, made at `choiceAt`; null before. */
  readonly choice: 'granted' | 'refused' | null
  readonly choiceAt: number
  /** The browser sends a privacy signal: consent counts as refused until the visitor chooses otherwise. */
  readonly refusesAll: boolean
  /** A page has started, so the stored consent is known. */
  readonly began: boolean
  /** By tab; the tab opened last comes last. */
  readonly pages: Readonly<Record<string, PageSeen>>
  readonly signedIn: boolean
  /** The customer is loaded, or could not be loaded. */
  readonly confirmed: boolean
  /** Distinguishes customers; never sent. */
  readonly customer: string | null
  readonly rewards: boolean | null
  /** Counts users: carts with different numbers belong to different users. */
  readonly user: number
  readonly place: {
    readonly channel: Channel
    readonly store: string | null
    readonly state: string | null
    readonly mode: ShoppingMode
    readonly delivers: boolean
  }
  readonly carts: Readonly<
    Partial<Record<Channel, { readonly cart: CartSeen; readonly user: number; readonly chosen: Chosen }>>
  >
  /** Carts known only by their id, which are being fetched. */
  readonly reading: Readonly<Partial<Record<Channel, boolean>>>
  /** The latest step that was sent, 0 before the first; null outside the checkout. */
  readonly funnel: { readonly step: number; readonly at: number; readonly told: Chosen } | null
  /** Oldest first; the first `flight.count` of them are being sent. */
  readonly queue: readonly Told[]
  readonly flight: Flight | null
  /** When the next batch is sent. */
  readonly sendAt: number | null
  readonly failures: number
  /** How many events were dropped since the last report. */
  readonly dropped: number
}

export const emptyContext: AnalyticsContext = {
  choice: null,
  choiceAt: 0,
  refusesAll: false,
  began: false,
  pages: {},
  signedIn: false,
  confirmed: false,
  customer: null,
  rewards: null,
  user: 0,
  place: { channel: 'ordering', store: null, state: null, mode: 'RECREATIONAL', delivers: false },
  carts: {},
  reading: {},
  funnel: null,
  queue: [],
  flight: null,
  sendAt: null,
  failures: 0,
  dropped: 0,
}

export const consentOf = ({ choice, refusesAll }: AnalyticsContext): Consent =>
  choice ?? (refusesAll ? 'refused' : 'unknown')

/** Whether this event was caused by that one. */
export const isCausedBy = (queued: Pick<Told, 'id'>, { id }: Pick<Cause, 'id'>): boolean =>
  queued.id.slice(0, -1) === id.slice(0, -1)

/** Queues an event for the tab's page. Does nothing after a refusal. */
export function enqueue(
  context: AnalyticsContext,
  cause: Cause,
  name: AnalyticsName,
  data: Told['data'],
  tab = cause.tab,
  at = cause.at,
): AnalyticsContext {
  if (consentOf(context) === 'refused') return context
  const { queue, flight, pages, sendAt, failures } = context
  const page = pages[tab]
  const nth = queue.filter((queued) => isCausedBy(queued, cause)).length
  const queued = {
    id: nthId(cause.id, nth),
    name,
    at,
    page: page?.path ? { path: page.path, type: page.type } : null,
    data,
  }
  const flying = flight?.count ?? 0
  const over = Math.max(0, queue.length + 1 - MAX_KEPT)
  return {
    ...context,
    queue: [...queue.slice(0, flying), ...queue.slice(flying + over), queued],
    dropped: context.dropped + over,
    sendAt: sendAt ?? (failures === 0 ? cause.at + BATCH_WAIT_MS : null),
  }
}

/** Granted: every waiting event is sent. Refused: all are deleted. */
export function consented(context: AnalyticsContext, change: Partial<AnalyticsContext>, at: number): AnalyticsContext {
  const next = { ...context, ...change }
  const consent = consentOf(next)
  if (consent === consentOf(context)) return next
  if (consent !== 'refused') return { ...next, sendAt: next.queue.length > 0 ? at : null }
  const pages = Object.entries(next.pages).map(([tab, page]) => [tab, { ...page, waits: false, until: null }] as const)
  return { ...next, pages: Object.fromEntries(pages), queue: [], flight: null, sendAt: null, failures: 0, dropped: 0 }
}

/** A batch was accepted. Events that were queued in the meantime are sent at once. */
export const delivered = (context: AnalyticsContext, at: number): AnalyticsContext => {
  const queue = context.queue.slice(context.flight?.count ?? 0)
  return { ...context, queue, flight: null, failures: 0, sendAt: queue.length > 0 ? at : null }
}

export const undelivered = (context: AnalyticsContext, at: number): AnalyticsContext => {
  const failures = context.failures + 1
  return { ...context, flight: null, failures, sendAt: at + retryPause(failures) }
}
