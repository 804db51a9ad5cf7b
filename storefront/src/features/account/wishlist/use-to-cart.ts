import { useDispensary, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../parts/use-busy.ts'

/** Adds items of a list to the cart (8.25). Added items leave the list; the others stay, and the cart says why. */
export function useToCart(listId: string) {
  const { t } = useTranslation('account')
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
    /** Why there are no prices and nothing can be added; null if it can. */
    notShopping: shopsHere
      ? null
      : chosen === null
        ? t('wishlist.notShopping')
        : t('wishlist.otherMenu', { store: chosen.store_name }),
    chooseStore: () => run(() => shop.ui.open('storeSidebar')),
    add: (itemIds: readonly string[]) => run(() => work(itemIds)),
  }
}
