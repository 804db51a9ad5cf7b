import type { Menu } from '@leaflog/core'
import { findProduct } from '@leaflog/core/catalogue'
import { favoriteCardsQuery } from '@leaflog/core/wire/commerce/favorite-cards'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { useAnswer, useDispensary } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/** Products of a menu where one shops, or of the Default view; null while the menu is on its way, or does not come. */
export function useMenu(wanted: boolean): Menu | null {
  const { context } = useRouter().options
  const { chosen } = useDispensary()
  const store = chosen ?? context.defaultView
  const hasMenu = wanted && store !== null && chosen?.channel !== 'commerce'
  const [read, setRead] = useState<{ of: string; menu: Menu } | null>(null)
  useEffect(() => {
    if (!hasMenu) return
    let current = true
    context.menu(store).then(
      (menu) => {
        if (current) setRead({ of: store.store_id, menu })
      },
      reportUnexpected(context, 'MENU_NOT_READ'),
    )
    return () => {
      current = false
    }
  }, [context, store, hasMenu])
  return hasMenu && read?.of === store.store_id && read.menu.products.length > 0 ? read.menu : null
}

/** What is known of a product now: its card, that it is not sold here, or nothing yet. */
export type Current<Card> = { readonly card: Card } | 'elsewhere' | 'unknown'

/** Products of both channels as they are sold where one shops when this begins. */
export function useCurrentProducts(products: readonly { channel: 'commerce' | 'ordering'; sku: string }[]) {
  const { chosen, mode } = useDispensary()
  const skus = products.filter(({ channel }) => channel === 'commerce').map(({ sku }) => sku)
  const asksCommerce = skus.length > 0 && chosen?.channel !== 'ordering'
  const { data, status } = useAnswer(favoriteCardsQuery, asksCommerce ? { skus: skus.toSorted() } : null)
  const menu = useMenu(products.some(({ channel }) => channel === 'ordering'))
  return {
    mode,
    commerce(sku: string): Current<CommerceCard> {
      if (chosen?.channel === 'ordering') return 'elsewhere'
      const card = data?.find((each) => each.sku === sku)
      if (card) return { card }
      return status === 'ready' ? 'elsewhere' : 'unknown'
    },
    ordering(id: string): Current<ListedProduct> {
      if (chosen?.channel === 'commerce') return 'elsewhere'
      if (menu === null) return 'unknown'
      const card = findProduct(menu, id)
      return card ? { card } : 'elsewhere'
    },
  }
}
