/**
 * What is done with what a search found (7d.3): views, clicks with their place, and adds to the cart. Only with consent, under
 * the visitor's random id, and sent so that it survives the page. What does not arrive is lost: nobody waits for it, and it is
 * logged (8.23).
 */
import * as z from 'zod/mini'
import { fetchAnswer } from '../../http/ask.ts'
import { codeOf } from '../../engine/kernel/queue.ts'
import type { Http, Ports } from '../../ports/ports.ts'
import { type InsightsEvent, insightsLimits, insightsPath } from '../../wire/search/insights.ts'
import type { StoreIndexes } from '../../rules/search/store-indexes.ts'
import { ATTRIBUTED_FOR_MS, FOUND_KEY } from '../../rules/search/search.rules.ts'
import type { FoundBy } from '../../rules/search/suggestions.ts'

export interface SearchEventsOptions {
  readonly ports: Pick<Ports, 'clock' | 'cookies' | 'session' | 'report'> & { readonly http: Http }
  readonly gateway: string
  readonly indexes: StoreIndexes
  /** Whether the visitor allows it, now. */
  readonly consented: () => boolean
}

/** A product among the results of a search. */
export interface Found {
  /** The product's id in the index: its `product_id`. */
  readonly id: string
  /** In all that was found, from 1. */
  readonly position: number
}

/**
 * Reports to the store's index what was done with its results. Does nothing without consent, and never fails: what
 * cannot be sent is reported as a problem and dropped.
 */
export interface SearchEvents {
  /** These products are on the screen. */
  viewed(by: FoundBy, products: readonly Found[]): void
  /** One of them was opened, at its position in the results. */
  clicked(by: FoundBy, product: Found): void
  /** One of them went into the cart; nothing is sent for what no search of the last hour has found. `price` in cents. */
  added(product: { readonly id: string; readonly quantity: number; readonly price: number | null }): void
}

const VISITOR_COOKIE = 'visitor_id'
const maxRemembered = 100

const remembered = z.array(
  z.object({
    id: z.string(),
    at: z.number(),
    by: z.object({ storeCode: z.string(), index: z.string(), queryID: z.string() }),
  }),
)
type Remembered = z.infer<typeof remembered>

export function searchEvents({ ports, gateway, indexes, consented }: SearchEventsOptions): SearchEvents {
  const { clock, cookies, session, http, report } = ports

  const allowed = () => consented() && cookies.get(VISITOR_COOKIE) !== null
  const read = (): Remembered => {
    try {
      const since = clock.now() - ATTRIBUTED_FOR_MS
      return (remembered.safeParse(JSON.parse(session.get(FOUND_KEY) ?? '[]')).data ?? []).filter(
        ({ at }) => at > since,
      )
    } catch {
      // What somebody else wrote there is no list of ours: it starts again.
      return []
    }
  }
  const write = (list: Remembered) => session.set(FOUND_KEY, JSON.stringify(list.slice(0, maxRemembered)))
  const remember = (by: FoundBy, products: readonly Found[]) => {
    const ids = new Set(products.map(({ id }) => id))
    const fresh = products.map(({ id }) => ({ id, at: clock.now(), by }))
    write([...fresh, ...read().filter(({ id }) => !ids.has(id))])
  }

  const send = async (by: FoundBy, event: Omit<InsightsEvent, 'userToken' | 'timestamp' | 'index'>): Promise<void> => {
    const userToken = cookies.get(VISITOR_COOKIE)
    if (userToken === null) return
    const timestamp = clock.now()
    const keys = await indexes.keysOf({ store_code: by.storeCode })
    const events: InsightsEvent[] = [{ ...event, index: by.index, userToken, timestamp }]
    const { ok, status } = await fetchAnswer(
      http,
      new Request(`${gateway}/api/insights${insightsPath}`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', ...keys },
        body: JSON.stringify({ events }),
      }),
    )
    if (!ok) report('SEARCH_EVENT_REFUSED', `the insights endpoint answered ${status}`)
  }
  const tell = (...args: Parameters<typeof send>) =>
    void send(...args).catch((error: unknown) => report('SEARCH_EVENT_NOT_SENT', codeOf(error)))

  return {
    viewed(by, products) {
      if (!allowed() || products.length === 0) return
      remember(by, products)
      for (let at = 0; at < products.length; at += insightsLimits.objects) {
        const objectIDs = products.slice(at, at + insightsLimits.objects).map(({ id }) => id)
        tell(by, { eventType: 'view', eventName: 'Found products viewed', objectIDs })
      }
    },
    clicked(by, { id, position }) {
      if (!allowed()) return
      remember(by, [{ id, position }])
      const { queryID } = by
      tell(by, {
        eventType: 'click',
        eventName: 'Found product clicked',
        queryID,
        objectIDs: [id],
        positions: [position],
      })
    },
    added({ id, quantity, price }) {
      if (!allowed()) return
      const known = read()
      const found = known.find((one) => one.id === id)
      if (found === undefined) return
      // One find is one conversion.
      write(known.filter((one) => one !== found))
      const { queryID } = found.by
      const dollars = price === null ? {} : { price: price / 100 }
      tell(found.by, {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        eventName: 'Found product added to cart',
        queryID,
        objectIDs: [id],
        objectData: [{ ...dollars, quantity, queryID }],
        ...(price !== null && { value: (price * quantity) / 100, currency: 'USD' }),
      })
    },
  }
}
