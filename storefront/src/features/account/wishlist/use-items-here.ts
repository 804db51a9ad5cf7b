import type { Menu, ShoppingMode, WishlistView } from '@leaflog/core'
import { findProduct, isBuyable, lowestPrice, priceOf } from '@leaflog/core/catalogue'
import { useDispensary } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useMenu } from '../favorites/use-current-products.ts'

type Item = WishlistView['lists'][number]['items'][number]

const channelOf = ({ channel = 'commerce' }: Item) => channel

/** What the server cannot know of a product of a menu: whether this menu has it, how much is left, and what it costs here. */
function asOnMenu(item: Item, menu: Menu, mode: ShoppingMode): Item {
  const found = findProduct(menu, item.sku)
  if (found === null) return { ...item, soldHere: false }
  const price = lowestPrice(found, mode)
  return {
    ...item,
    price,
    regularPrice: null,
    priceVaries: found.variants.some((variant) => (priceOf(variant, mode)?.final ?? 0) > (price ?? 0)),
    soldHere: price !== null,
    inStock: found.variants.some((variant) => isBuyable(found, variant, mode)),
  }
}

/** The items of a list as they are sold where one shops; `note` where that is not so of all of them. */
export function useItemsHere(items: readonly Item[]) {
  const { t } = useTranslation('account')
  const { chosen, mode } = useDispensary()
  const menu = useMenu(items.some((item) => channelOf(item) === 'ordering'))
  const isHere = (item: Item) => chosen?.channel === channelOf(item)
  const note =
    chosen === null
      ? t('wishlist.notShopping')
      : items.every(isHere)
        ? null
        : t('wishlist.otherMenu', { store: chosen.store_name })
  return {
    items: items.map((item) => (menu !== null && channelOf(item) === 'ordering' ? asOnMenu(item, menu, mode) : item)),
    isHere,
    note: items.length === 0 ? null : note,
  }
}
