/** Searching a store (1.8): suggestions while somebody types, recent terms, and search events. */
import * as z from 'zod/mini'
import type { ShoppingMode } from '../../rules/catalogue/menu.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { codeOf } from '../../engine/kernel/queue.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import { searchIndexes } from './ask-index.ts'
import { type RecentTerms, recentTerms } from './recent-terms.ts'
import { type SearchBox, searchBox } from './search-box.ts'
import { type SearchEvents, searchEvents } from './search-events.ts'
import { type Shortcut, shortcut } from './shortcut.ts'
import { suggestAtMenu } from '../../rules/search/suggest-at-menu.ts'
import { type AskCategories, suggestOnCategories } from './suggest-on-categories.ts'

/** Where a search looks. */
export interface SearchPlace {
  /** The store whose products are found. Its `channel` decides which system is asked. */
  readonly store: Pick<Dispensary, 'channel' | 'store_code' | 'state_name'>
  /** Only products sold in this mode are found, with its prices. */
  readonly mode: ShoppingMode
}

export interface SearchOptions {
  readonly ports: Pick<Ports, 'http' | 'clock' | 'cookies' | 'local' | 'session' | 'report'>
  readonly gateway: string
  readonly ask: AskCategories
  /** Whether the visitor allows being counted, now. */
  readonly consented: () => boolean
}

const addRequested = z.object({
  productId: z.string(),
  quantity: z.int().check(z.positive()),
  facts: z.nullable(z.object({ price: z.nullable(z.number()) })),
})

/**
 * Searching a store, as `shop.search()` returns it.
 *
 * ```ts
 * const search = await shop.search()
 * const box = search.openBox(() => ({ store, mode: 'RECREATIONAL' }))
 * ```
 */
export interface Search {
  /** What this browser searched lately. */
  readonly recent: RecentTerms
  /** Whether the key `/` opens the search. */
  readonly shortcut: Shortcut
  /** Reports which found products were seen, clicked and added to a cart. */
  readonly events: SearchEvents
  /** Reports the data of an `orderingCart.addRequested` event; the shop does so by itself. Other data is ignored. */
  added(data: unknown): void
  /**
   * A box that suggests while somebody types. `where` is asked at each question, so that it follows the chosen store;
   * where it returns null, the box fails.
   */
  openBox(where: () => SearchPlace | null): SearchBox
}

export function createSearch({ ports, gateway, ask, consented }: SearchOptions): Search {
  const indexes = searchIndexes(ports.http, gateway)
  const told = (error: unknown) => ports.report('SEARCH_FAILED', codeOf(error))
  const events = searchEvents({ ports, gateway, indexes, consented })
  return {
    recent: recentTerms(ports.local),
    shortcut: shortcut(ports.local),
    events,
    added(data: unknown): void {
      const read = addRequested.safeParse(data)
      if (!read.success) return
      const { productId: id, quantity, facts } = read.data
      events.added({ id, quantity, price: facts?.price ?? null })
    },
    openBox: (where) =>
      searchBox(
        async (term, signal) => {
          const place = where()
          if (place === null) throw new LeaflogError('STORE_REQUIRED')
          const { store, mode } = place
          return store.channel === 'commerce'
            ? suggestOnCategories(ask, told, term, signal)
            : suggestAtMenu(indexes, { store, mode, counted: consented() }, term, signal)
        },
        ports.clock,
        told,
      ),
  }
}
