/** A product of the commerce channel as a card shows it. */
import { commerceProductHref } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { type Choice, type Item, asStrain } from './items.ts'

const choicesOf = ({ kind, sizes, price, inStock }: CommerceCard): Choice[] => {
  if (kind === 'configurable') {
    return sizes.map(({ label, uid, inStock: available, price: { final, regular } }) => ({
      label,
      price: final,
      was: regular > final ? regular : null,
      available: available && inStock,
      uid,
    }))
  }
  if (kind !== 'simple') return []
  return [{ label: '', price: price.from, was: price.regular > price.from ? price.regular : null, available: inStock }]
}

/**
 * A product of the commerce channel, as `renderMenu` and `renderProduct` take it. `card` is an item of a category page,
 * or of `products` of the commerce API.
 */
export function commerceItem(card: CommerceCard): Item {
  const choices = choicesOf(card)
  return {
    id: card.sku,
    name: card.name,
    brand: card.brand,
    strain: asStrain(card.strain),
    potency: card.thc === null ? null : `THC ${card.thc.replace('-', '–')}`,
    image: card.image,
    href: commerceProductHref(card.urlKey),
    medicalOnly: card.medicalOnly,
    from: card.price.from,
    hasOptions: choices.length === 0 && (card.kind === 'configurable' || card.kind === 'bundle') && card.inStock,
    choices,
  }
}
