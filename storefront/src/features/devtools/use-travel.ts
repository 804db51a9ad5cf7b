import { type Menu, type Shop, fetchMenu, menuOf, platformPorts } from '@leaflog/core'
import { type History, type PastShop, branchOff, lookBack, menuAsWas } from '@leaflog/core/time-machine'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../shared/page/context.ts'
import { site } from '../../shared/page/site.ts'
import { addressAt } from './address-at.ts'
import { readingOnly } from './reading-only.ts'
import type { ShopOverride } from '../../shared/page/shop-override.tsx'

export type Journey =
  | { kind: 'past'; seq: number; at: number }
  /** `history` grows with the events of the branch. */
  | { kind: 'branch'; seq: number; at: number; history: History; count: number }

export type Moment = { history: History; seq: number; tab: string; blobs: ReadonlyMap<string, string> }

/** `quiet`: as `context`, but page loads log nothing. */
type Now = { context: PageContext; quiet: PageContext; href: string }

const quietContext = (context: PageContext, shop: Shop, blobs: ReadonlyMap<string, string>): PageContext => ({
  ...context,
  shop,
  menu: async (store): Promise<Menu> =>
    menuAsWas(shop, blobs, store) ?? fetchMenu(context.http, context.origin, menuOf(store)),
})

/** Renders the page with a past shop or a branch, and returns to the present. */
export function useTravel({ own, show }: ShopOverride) {
  const router = useRouter()
  const [journey, setJourney] = useState<Journey | null>(null)
  const now = useRef<Now | null>(null)
  const past = useRef<PastShop | null>(null)
  const tried = useRef<Shop | null>(null)
  const leave = useRef(() => {})
  /** Changes of the page meanwhile do not reach the shop. */
  const attend = useRef<(() => void) | null>(null)

  const enter = (shop: Shop, { history, seq, blobs, tab }: Moment, clock: () => number) => {
    leave.current()
    const { context: before } = router.options
    now.current ??= { context: before, quiet: before, href: router.state.location.href }
    const { context } = now.current
    const quiet = quietContext(context, shop, blobs)
    now.current = { ...now.current, quiet: quietContext(context, own, blobs) }
    router.update({ ...router.options, context: { ...quiet, http: readingOnly(context.http), now: clock } })
    attend.current ??= own.pauseListeners()
    show(shop)
    go(addressAt(history, seq, tab))
    void router.invalidate()
  }
  const go = (href: string | null) => {
    if (href !== null && href !== router.state.location.href) router.history.replace(href)
  }
  const timeOf = (history: History, seq: number) => (seq < history.first ? 0 : history.event(seq).at)
  const kept = () => platformPorts({ brand: site.key })

  const look = (moment: Moment) => {
    const { history, seq } = moment
    const at = timeOf(history, seq)
    const looked = lookBack({ ...moment, brand: site.key, kept: kept() })
    enter(looked.shop, moment, () => at)
    past.current = looked
    leave.current = () => looked.shop.dispose()
    setJourney({ kind: 'past', seq, at })
  }

  /** While viewing the past: another moment, or another tab's view of it. */
  const scrub = (history: History, seq: number, tab: string) => {
    if (past.current === null || journey?.kind !== 'past') return
    past.current.show(history, seq, tab)
    go(addressAt(history, seq, tab))
    setJourney({ kind: 'past', seq, at: timeOf(history, seq) })
  }

  const branch = async (moment: Moment) => {
    const { history, seq } = moment
    const at = timeOf(history, seq)
    const fork = history.fork(seq)
    const { clock, ...others } = kept()
    const ahead = at - clock.now()
    const shop = await branchOff({ ...moment, brand: site.key, kept: { clock, ...others } })
    const update = () => setJourney({ kind: 'branch', seq, at, history: fork, count: fork.events.length })
    const growing = shop.events$.subscribe((event) => {
      if (fork.append([event])) update()
    })
    // Events from before the subscription.
    fork.append(await shop.log.events())
    enter(shop, moment, () => clock.now() + ahead)
    past.current = null
    tried.current = shop
    leave.current = () => {
      tried.current = null
      growing.unsubscribe()
      shop.dispose()
    }
    update()
  }

  const back = useCallback(async () => {
    if (now.current === null) return
    const { context, quiet, href } = now.current
    now.current = null
    past.current = null
    router.update({ ...router.options, context: quiet })
    // The shop records its address when it is shown again; by then the page is back where it was.
    if (router.state.location.href !== href) router.history.replace(href)
    await router.invalidate()
    // The next navigation restores normal behavior.
    const stop = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      if (!hrefChanged) return
      stop()
      if (now.current === null) router.update({ ...router.options, context })
    })
    show(null)
    leave.current()
    leave.current = () => {}
    attend.current?.()
    attend.current = null
    setJourney(null)
  }, [router, show])

  useEffect(() => () => void back(), [back])

  /** The branch, as an export. */
  const text = (): Promise<string> => (tried.current ?? own).log.export({ blobs: true })

  return { journey, look, scrub, branch, back, text }
}

export type Travel = ReturnType<typeof useTravel>
