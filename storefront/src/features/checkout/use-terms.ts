import type { OrderTerms } from '@leaflog/core/wire/ordering/order'
import { useDispensary, useOrderingCart, useSession, useShop } from '@leaflog/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

interface Terms {
  readonly status: 'loading' | 'failed' | 'ready'
  /** While `loading`, those from before. */
  readonly terms: OrderTerms | null
  readonly reload: () => void
}

/** What the service says of an order of this cart; asked again when the cart, the fulfilment or the visitor changes. */
export function useTerms(isOpen: boolean): Terms {
  const shop = useShop()
  const { cartId, summary, status: cartStatus } = useOrderingCart()
  const { fulfilment, chosen } = useDispensary()
  const { isSignedIn } = useSession()
  const [asked, setAsked] = useState(0)
  const isKnown = isOpen && cartId !== null && summary !== null && cartStatus === 'ready'
  /** What is asked about: another object whenever something of it has changed. */
  const question = useMemo(
    () => (isKnown ? { cartId, summary, fulfilment, chosen, isSignedIn, asked } : null),
    [isKnown, cartId, summary, fulfilment, chosen, isSignedIn, asked],
  )
  const [answer, setAnswer] = useState<{ to: object; terms: OrderTerms | null } | null>(null)
  useEffect(() => {
    if (question === null) return undefined
    let current = true
    const take = (terms: OrderTerms | null) => current && setAnswer({ to: question, terms })
    shop.checkout.terms().then(take, (error: unknown) => {
      reportUnexpected({ shop }, 'ORDER_TERMS_NOT_READ')(error)
      take(null)
    })
    return () => {
      current = false
    }
  }, [shop, question])
  const isAnswered = answer !== null && answer.to === question
  return {
    status: !isAnswered ? 'loading' : answer.terms === null ? 'failed' : 'ready',
    terms: answer?.terms ?? null,
    reload: useCallback(() => setAsked((before) => before + 1), []),
  }
}
