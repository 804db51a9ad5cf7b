import type { Shop } from '@leaflog/core'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { type TakenHandover, takenHandover } from '@leaflog/core/wire/shared/handover'
import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageContext } from '../../../shared/page/context.ts'
import { readJson, RefusedError } from '../../../shared/page/read-content.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { type Comparison, compare, type MyCart, myCart } from './compare.ts'
import { type HandedLines, readLines } from './read-lines.ts'

/** A cart that has come, with what the shop says of it. */
export interface Arrived extends TakenHandover {
  readonly store: Dispensary
  readonly stores: readonly Dispensary[]
  readonly handed: HandedLines
  /** The visitor's cart of the same channel when this one came. */
  readonly mine: MyCart
  readonly comparison: Comparison
}

type Arrival =
  /** `over`: it was taken, or waited too long. `closed`: its store is not there any more. */
  { readonly status: 'reading' | 'failed' | 'over' | 'closed' } | { readonly status: 'here'; readonly arrived: Arrived }

/** It is given once. Null if there is none. */
const take = ({ http, origin }: Pick<PageContext, 'http' | 'origin'>): Promise<TakenHandover | null> =>
  readJson(
    { http: (request) => http(new Request(request, { method: 'POST' })), origin },
    '/api/handover/take',
    takenHandover,
  ).catch((error: unknown) => {
    if (error instanceof RefusedError && error.status === 410) return null
    throw error
  })

/** What the visitor has is in the log, or at the service. */
const cartsAreKnown = async (shop: Shop): Promise<void> => {
  await Promise.all([shop.orderingCart.open(), shop.commerceCart.open()])
  await shop.settled({ forNow: true })
}

async function look(context: PageContext, taken: TakenHandover): Promise<Arrival> {
  const { handover } = taken
  const stores = await context.shop.dispensary.list()
  const store = stores.find(
    ({ kind, channel, store_code }) =>
      kind === 'dispensary' && channel === handover.channel && store_code === handover.storeCode,
  )
  if (!store) return { status: 'closed' }
  const [handed] = await Promise.all([readLines(context, handover, store), cartsAreKnown(context.shop)])
  const state = context.shop.getState()
  const mine = myCart(state, handover.channel)
  const comparison = compare(handover, store, mine, state.dispensary.view)
  return { status: 'here', arrived: { ...taken, store, stores, handed, mine, comparison } }
}

/**
 * The cart with which the visitor has come. This entry of the browser's history keeps it, so that the question is still
 * there after a reload.
 */
export function useArrival(): { arrival: Arrival; retry: () => void } {
  const shop = useShop()
  const router = useRouter()
  const [arrival, setArrival] = useState<Arrival>({ status: 'reading' })
  const begun = useRef(false)
  const read = useCallback(async (): Promise<Arrival> => {
    const kept = takenHandover.safeParse(router.state.location.state.handover)
    const taken = kept.success ? kept.data : await take(router.options.context)
    if (!taken) return { status: 'over' }
    if (!kept.success)
      await router.navigate({ to: '/cart/handover', replace: true, state: (state) => ({ ...state, handover: taken }) })
    return look(router.options.context, taken)
  }, [router])
  const retry = useCallback(() => {
    setArrival({ status: 'reading' })
    read().then(setArrival, (error: unknown) => {
      reportUnexpected({ shop }, 'CART_NOT_TAKEN_OVER')(error)
      setArrival({ status: 'failed' })
    })
  }, [read, shop])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    retry()
  }, [retry])
  return { arrival, retry }
}
