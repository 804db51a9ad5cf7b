import { useShop } from '@leaflog/react'
import { useCallback, useState } from 'react'

/** Waits until the shop has answered what is asked of the cart; rejects with what it refused. */
export type CartAsk = (work: () => Promise<unknown>) => Promise<void>

/** For forms that say themselves, at their field, what was refused; while one is `isAsking`, nobody else has to say it. */
export function useCartAsk(): { isAsking: boolean; ask: CartAsk } {
  const shop = useShop()
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback<CartAsk>(
    async (work) => {
      setAsking(true)
      try {
        await work()
        await shop.commerceCart.settle()
      } catch (error) {
        await shop.commerceCart.dismissProblem()
        throw error
      } finally {
        setAsking(false)
      }
    },
    [shop],
  )
  return { isAsking, ask }
}
