import { useDispensary, useShop } from '@leaflog/react'
import { useBusy } from '../use-busy.ts'

/** From a list into the cart (8.25). What goes in leaves the list; what cannot stays, and the cart says why. */
export function useToCart(listId: string) {
  const shop = useShop()
  const { chosen } = useDispensary()
  const [busy, run] = useBusy()
  const shopsHere = chosen?.channel === 'commerce'
  const work = async (itemIds: readonly string[]) => {
    await shop.commerceCart.addWishlistItems(listId, itemIds)
    await shop.commerceCart.settle()
    await shop.wishlist.reload()
    await shop.ui.open('sidebar')
  }
  return {
    busy,
    /** Why nothing can be added now; null where it can. */
    notShopping: shopsHere
      ? null
      : chosen === null
        ? 'Choose a dispensary to see what it costs there and to put it into your cart.'
        : `${chosen.store_name} sells from another menu. Choose a dispensary that has these to put them into your cart.`,
    /** No ids: the whole list. */
    add: (itemIds: readonly string[]) => {
      if (shopsHere) run(() => work(itemIds))
      else run(() => shop.ui.open('storeSidebar'))
    },
  }
}
