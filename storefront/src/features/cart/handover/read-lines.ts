import type { CommerceAdd, LinePreview } from '@leaflog/core'
import { priceOf } from '@leaflog/core/catalogue'
import { favoriteCardsQuery } from '@leaflog/core/wire/commerce/favorite-cards'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { Handover } from '@leaflog/core/wire/shared/handover'
import type { PageContext } from '../../../shared/page/context.ts'
import { readCommerce } from '../../../shared/page/read-commerce.ts'
import { commercePreview, menuPreview } from '@leaflog/core/products'

/** What the shop says of a line that comes with a cart. */
interface Shown {
  readonly key: string
  /** Null if the store does not list it. */
  readonly name: string | null
  readonly choice: string
  readonly quantity: number
  /** Cents for one; null if it is not sold in this mode. */
  readonly price: number | null
}
export interface MenuLine extends Shown {
  readonly productId: string
  readonly option: string
  readonly preview: LinePreview | null
}
export interface CommerceLine extends Shown {
  readonly add: CommerceAdd
}
export type HandedLines =
  | { readonly channel: 'ordering'; readonly lines: readonly MenuLine[] }
  | { readonly channel: 'commerce'; readonly lines: readonly CommerceLine[] }

/** Names and prices are the shop's own: what comes from elsewhere is only looked for. */
export async function readLines(
  context: Pick<PageContext, 'menu' | 'http' | 'origin' | 'shop'>,
  handover: Handover,
  store: Dispensary,
): Promise<HandedLines> {
  const { mode, fulfilment } = handover
  if (handover.channel === 'ordering') {
    const { products } = await context.menu(store)
    const lines = handover.lines.map(({ productId, option, quantity }): MenuLine => {
      const product = products.find(({ product_id }) => product_id === productId)
      const variant = product?.variants.find((each) => each.option === option)
      return {
        key: `${productId}|${option}`,
        name: product?.name ?? null,
        choice: option,
        quantity,
        price: (variant && priceOf(variant, mode)?.final) ?? null,
        productId,
        option,
        preview: product && variant ? menuPreview(product, variant, mode) : null,
      }
    })
    return { channel: 'ordering', lines }
  }
  const skus = [...new Set(handover.lines.map(({ sku }) => sku))]
  const at = { storeCode: store.store_code, mode, delivery: fulfilment === 'delivery' }
  const cards = await readCommerce(context, favoriteCardsQuery, { skus }, at)
  const lines = handover.lines.map(({ sku, selectedOptions, quantity }): CommerceLine => {
    const card = cards.find((each) => each.sku === sku)
    const size = card?.sizes.find(({ uid }) => selectedOptions.includes(uid)) ?? null
    return {
      key: [sku, ...selectedOptions].join('|'),
      name: card?.name ?? null,
      choice: size?.label ?? '',
      quantity,
      price: size?.price.final ?? card?.price.from ?? null,
      add: { sku, quantity, selectedOptions, ...(card && { preview: commercePreview(card, size) }) },
    }
  })
  return { channel: 'commerce', lines }
}
