/** The page of recorded logs: the shop’s pages from a log’s states alone, without a shop that runs. @module */
import { LeaflogError, type Shop, platformPorts } from '@leaflog/core'
import { type OpenedFile, lookBack, menuAsWas } from '@leaflog/core/time-machine'
import { type AnyRouter, type RouterHistory, createMemoryHistory } from '@tanstack/react-router'
import type { PageContext } from '../../../shared/page/context.ts'
import { site } from '../../../shared/page/site.ts'
import { addressAt } from '../address-at.ts'

export type RecordedPages = {
  /** What every page is given, apart from the shop and its time. */
  context: Omit<PageContext, 'shop' | 'menu' | 'now'>
  createRouter: (settings: { context: PageContext; history: RouterHistory }) => AnyRouter
}

export type RecordedPage = {
  shop: Shop
  router: AnyRouter
  /** Shows another moment, or another tab's view of it. */
  show: (seq: number, tab: string) => void
  close: () => void
}

/** Where a page stands that has no address in the log yet. */
const HOME = '/'

/** A moment of a recording, as a tab saw it. */
export type RecordedMoment = { seq: number; tab: string }

/**
 * The page at a moment of a recording, at its end by default. Commands are refused, and links lead nowhere but within
 * this page.
 */
export async function openRecordedPage(
  { history, blobs }: OpenedFile,
  { context, createRouter }: RecordedPages,
  { seq: begun, tab: seenBy }: RecordedMoment = { seq: history.last, tab: history.recording.tab },
): Promise<RecordedPage> {
  const timeAt = (seq: number) => (seq < history.first ? 0 : history.event(seq).at)
  let now = timeAt(begun)
  const kept = platformPorts({ brand: site.key })
  const { shop, show } = lookBack({ history, blobs, seq: begun, tab: seenBy, brand: site.key, kept })
  const addresses = createMemoryHistory({ initialEntries: [addressAt(history, begun, seenBy) ?? HOME] })
  const router = createRouter({
    history: addresses,
    context: {
      ...context,
      shop,
      now: () => now,
      menu: async (store) => {
        const menu = menuAsWas(shop, blobs, store)
        if (menu === null) throw new LeaflogError('NETWORK_FAILED')
        return menu
      },
    },
  })
  await router.load()
  return {
    shop,
    router,
    show(seq, tab) {
      now = timeAt(seq)
      show(history, seq, tab)
      const href = addressAt(history, seq, tab) ?? HOME
      if (href !== addresses.location.href) addresses.replace(href)
    },
    close: () => shop.dispose(),
  }
}
