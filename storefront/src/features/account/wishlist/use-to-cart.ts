import { useDispensary, useShop } from '@leaflog/react'
import { useBusy } from '../parts/use-busy.ts'

/** Adds items of a list to the cart (8.25). Added items leave the list; the others stay, and the cart says why. */
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
    shopsHere,
    chooseStore: () => run(() => shop.ui.open('storeSidebar')),
    add: (itemIds: readonly string[]) => run(() => work(itemIds)),
  }
}
