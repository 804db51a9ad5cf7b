/** The page of recorded logs: the shop’s pages from a log’s states alone, without a shop that runs. @module */
import { LeaflogError, type Shop, platformPorts } from '@leaflog/core'
import { type History, type OpenedFile, lookBack, menuAsWas } from '@leaflog/core/time-machine'
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
  /** Shows another moment, or another tab's view of it; of the same log, which may have grown. */
  show: (history: History, seq: number, tab: string) => void
  /** Shows the same moment of another history of the same log. */
  renew: (history: History) => void
  close: () => void
}

/** Where a page stands that has no address in the log yet. */
const HOME = '/'

const timeAt = (history: History, seq: number): number => (seq < history.first ? 0 : history.event(seq).at)

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
  let now = timeAt(history, begun)
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
  let moment = { seq: begun, tab: seenBy }
  const showMoment: RecordedPage['show'] = (latest, seq, tab) => {
    moment = { seq, tab }
    now = timeAt(latest, seq)
    show(latest, seq, tab)
    const href = addressAt(latest, seq, tab) ?? HOME
    if (href !== addresses.location.href) addresses.replace(href)
  }
  return {
    shop,
    router,
    show: showMoment,
    renew: (latest) => showMoment(latest, Math.max(moment.seq, latest.first - 1), moment.tab),
    close: () => shop.dispose(),
  }
}
