import { useShop } from '@leaflog/react'
import { useCallback, useState } from 'react'

/** Waits for the shop's answer to a change of the cart; rejects with its refusal. */
export type CartAsk = (work: () => Promise<unknown>) => Promise<void>

/** For forms that show refusals at their own field. While a form `isAsking`, no other place shows them. */
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
