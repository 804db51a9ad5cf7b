/** A product of a store of the commerce channel, with what its page says. */
import { LeaflogError } from '../../errors/errors.ts'
import { plainParagraphs } from '../../rules/content/plain-words.ts'
import type { CommerceCard } from '../../wire/commerce/commerce-card.ts'
import type { CommerceProduct } from '../../wire/commerce/commerce-product.ts'
import { productQuery } from '../../wire/commerce/commerce-product-documents.ts'
import { favoriteCardsQuery } from '../../wire/commerce/favorite-cards.ts'
import type { ReadCommerce } from './category-listing.ts'
import { type CommerceStore, commerceProduct } from './commerce-catalogue.ts'
import type { ProductDetails } from './model.ts'

function commerceDetails(card: CommerceCard, details: CommerceProduct, store: CommerceStore): ProductDetails {
  const product = commerceProduct(card, store)
  const pictures = details.media_gallery.flatMap(({ path }) => (path === null ? [] : [`${store.origin}/media${path}`]))
  const deepest = details.categories.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0]
  return {
    ...product,
    category: deepest?.breadcrumbs[0]?.category_name ?? deepest?.name ?? null,
    description: plainParagraphs(details.description || details.short_description).join('\n\n'),
    images: pictures.length > 0 ? pictures : product.image === null ? [] : [product.image],
    categories: deepest ? [...deepest.breadcrumbs.map(({ category_name: name }) => name), deepest.name] : [],
    effects: details.effects,
    terpenes: [],
  }
}

/** As a list shows it. Errors: PRODUCT_NOT_FOUND. */
async function readCommerceCard(read: ReadCommerce, sku: string): Promise<CommerceCard> {
  const cards = await read(favoriteCardsQuery, { skus: [sku] })
  const card = cards.find((each) => each.sku === sku)
  if (!card) throw new LeaflogError('PRODUCT_NOT_FOUND')
  return card
}

/** Errors: PRODUCT_NOT_FOUND. */
export async function readCommerceDetails(
  read: ReadCommerce,
  store: CommerceStore,
  sku: string,
): Promise<ProductDetails> {
  const [card, { products }] = await Promise.all([
    readCommerceCard(read, sku),
    read(productQuery, { filter: { sku: { in: [sku] } } }),
  ])
  const details = products?.items.find((item) => item.sku === sku)
  if (!details) throw new LeaflogError('PRODUCT_NOT_FOUND')
  return commerceDetails(card, details, store)
}
