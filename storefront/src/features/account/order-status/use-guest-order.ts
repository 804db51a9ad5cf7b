import { type Document, LeaflogError, type VariablesOf, isLeaflogError } from '@leaflog/core'
import {
  guestOrderByTokenQuery,
  guestOrderQuery,
  type GuestOrderInput,
  type Order,
} from '@leaflog/core/wire/commerce/commerce-orders'
import { useShop } from '@leaflog/react'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

type Found =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'ready'; readonly order: Order }
  | { readonly status: 'failed'; readonly error: LeaflogError }

export interface GuestOrder {
  readonly found: Found
  /**
   * Rejects with NOT_FOUND, with NOT_AUTHORIZED if the order belongs to an account, or with the reason of a failed
   * request.
   */
  readonly find: (input: GuestOrderInput) => Promise<void>
  readonly openLink: (token: string) => void
  /** Reads the order again; if that fails, it stays as it is. */
  readonly reload: () => void
  readonly forget: () => void
}

/**
 * One order of a guest (9g.3). It is requested without the token of a signed-in visitor, whose session a refusal would
 * end, and in a request body, so that no address contains it.
 */
export function useGuestOrder(): GuestOrder {
  const shop = useShop()
  const [found, setFound] = useState<Found>({ status: 'none' })
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const ask = useCallback(
    async <Name extends string>(document: Document<Order, Name>, variables: VariablesOf<Name>) => {
      asking.current?.abort()
      const { signal } = (asking.current = new AbortController())
      const order = await shop.commerce.ask(document, variables, { hidden: true, asGuest: true, signal })
      if (!signal.aborted) setFound({ status: 'ready', order })
    },
    [shop],
  )
  const find = useCallback((input: GuestOrderInput) => ask(guestOrderQuery, { input }), [ask])
  const openLink = useCallback(
    (token: string) => {
      setFound({ status: 'loading' })
      const asked = ask(guestOrderByTokenQuery, { input: { token } })
      const { signal } = asking.current ?? new AbortController()
      asked.catch((error: unknown) => {
        const known = isLeaflogError(error) ? error : new LeaflogError('EVENT_FAILED')
        if (!signal.aborted) setFound({ status: 'failed', error: known })
      })
    },
    [ask],
  )
  const forget = useCallback(() => {
    asking.current?.abort()
    setFound({ status: 'none' })
  }, [])
  const token = found.status === 'ready' ? found.order.token : ''
  const reload = useCallback(() => {
    if (token === '') return
    const asked = ask(guestOrderByTokenQuery, { input: { token } })
    const { signal } = asking.current ?? new AbortController()
    // The next change, or a reload, tries again.
    asked.catch((error: unknown) => {
      if (!signal.aborted) reportUnexpected({ shop }, 'ORDER_NOT_READ')(error)
    })
  }, [shop, ask, token])
  return { found, find, openLink, reload, forget }
}
