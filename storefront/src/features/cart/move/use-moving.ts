import type { CartAnswer } from '@leaflog/core'
import { namedCardsQuery } from '@leaflog/core/wire/commerce/named-cards'
import { useCommerceCart, useDispensary, useOrderingCart, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { readCommerce } from '../../../shared/page/read-commerce.ts'
import { heldIn } from '@leaflog/core/products'
import { commercePreview, menuPreview } from '@leaflog/core/products'
import { type Found, foundCard, foundProduct, movableLine, movableMenuLine, sameItem } from './movable.ts'

type Adding = Found<() => Promise<CartAnswer<unknown>>>

export interface Moving {
  readonly found: readonly Adding[]
  readonly missing: readonly { readonly id: string; readonly name: string; readonly choice: string }[]
}

/** Reads what of the other channel's cart is sold where one shops now, and how it is added. */
export function useMoving(shown: 'ordering' | 'commerce') {
  const { context } = useRouter().options
  const shop = useShop()
  const ordering = useOrderingCart()
  const commerce = useCommerceCart()
  const { chosen, mode } = useDispensary()

  async function toCommerce(): Promise<Moving> {
    const { lines } = ordering
    const names = [...new Set(lines.map(({ name }) => name))]
    const cards = (await Promise.all(names.map((name) => readCommerce(context, namedCardsQuery, { name })))).flat()
    const found = lines.flatMap((line) => {
      const there = foundCard(movableMenuLine(line), cards)
      if (!there) return []
      const { quantity, add } = there
      const selectedOptions = add.size === null ? [] : [add.size.uid]
      const preview = commercePreview(add.card, add.size)
      return [{ ...there, add: () => shop.commerceCart.add({ sku: add.card.sku, quantity, selectedOptions, preview }) }]
    })
    return { found, missing: missingOf(lines, found, ({ option }) => option) }
  }

  async function toMenu(): Promise<Moving> {
    const { lines } = commerce
    const { products } = chosen === null ? { products: [] } : await context.menu(chosen)
    const found = lines.flatMap((line) => {
      const movable = movableLine(line)
      const there = movable && foundProduct(movable, products, mode)
      if (!there) return []
      const { product, variant } = there.add
      const key = { productId: product.product_id, option: variant.option }
      const preview = menuPreview(product, variant, mode)
      const held = () => heldIn(shop.getState().orderingCart.view, key)
      const add = () => shop.orderingCart.add({ ...key, quantity: held() + there.quantity, preview })
      return [{ ...there, add }]
    })
    return { found, missing: missingOf(lines, found, ({ options }) => options.map(({ value }) => value).join(', ')) }
  }

  return {
    find: shown === 'commerce' ? toCommerce : toMenu,
    /** Adds it here, and then leaves in the other cart only what did not fit. Rejects as an add does. */
    async move({ line, quantity, add }: Adding): Promise<void> {
      const { outcome, answered } = await add()
      // Without a network the answer comes when it is back: until then both carts have it, and neither loses it.
      if (outcome !== 'queuedOffline') await answered()
      const { orderingCart, commerceCart } = shop.getState()
      const left =
        shown === 'commerce'
          ? orderingCart.view.lines.map(movableMenuLine)
          : commerceCart.view.lines.flatMap((each) => movableLine(each) ?? [])
      const now = sameItem(left, line)
      const from = shown === 'commerce' ? shop.orderingCart : shop.commerceCart
      if (now) await from.setQuantity(now.id, Math.max(0, now.quantity - quantity))
    },
  }
}

const missingOf = <Line extends { readonly id: string; readonly name: string }>(
  lines: readonly Line[],
  found: readonly Adding[],
  choiceOf: (line: Line) => string,
): Moving['missing'] =>
  lines
    .filter(({ id }) => !found.some(({ line }) => line.id === id))
    .map((line) => ({ id: line.id, name: line.name, choice: choiceOf(line) }))
