/** A store's offer of a product in one mode: whether it is sold, and its price. Cents. */
import type { PricingMode } from '../../platform/tables/tables.ts'
import { bundleOptionCents, bundleRange } from './bundle-prices.ts'
import { priceKey, type Catalogue, type Product } from './model.ts'
import { finalPrice, isOnSale, type PriceWindow } from './prices.ts'
import type { BundleDetails, GiftCardDetails } from '../../platform/tables/catalogue.ts'

export interface Shop {
  catalogue: Catalogue
  storeId: string
  stateCode: string
  mode: PricingMode
  /** Epoch milliseconds. */
  now: number
}

export interface Price {
  regular: number
  final: number
}

export interface Offer {
  product: Product
  /** False if only the other mode sells it; the prices are then that mode's. */
  isInMode: boolean
  minimum: Price
  maximum: Price
  isOnSale: boolean
  /** Set on a simple product with a price; also on a bundle. */
  window: PriceWindow | null
  /** Set on a configurable product: the variants that the store sells. */
  variants: Offer[]
}

/** The offer of a product, if the store has it in either mode. */
export function offerOf(shop: Shop, product: Product): Offer | undefined {
  const own = offerIn(shop, product, true)
  if (own) return own
  const mode: PricingMode = shop.mode === 'MEDICAL' ? 'RECREATIONAL' : 'MEDICAL'
  return offerIn({ ...shop, mode }, product, false)
}

/**
 * The offer of a product that the store does not carry, at the price of some store, so that a cart can still name it.
 */
export function offerInAnyMode(product: Product): Offer {
  const [window = null] = product.prices.values()
  const price = window ? { regular: window.price, final: window.price } : { regular: 0, final: 0 }
  return { product, isInMode: false, minimum: price, maximum: price, isOnSale: false, window: null, variants: [] }
}

function offerIn(shop: Shop, product: Product, isInMode: boolean): Offer | undefined {
  const { giftCard, bundle } = product.details
  if (bundle) return bundleOffer(shop, product, bundle, isInMode)
  if (product.type === 'configurable') return configurableOffer(shop, product, isInMode)
  const window = product.prices.get(priceKey(shop.stateCode, shop.mode))
  if (!window || shop.catalogue.carried.get(shop.storeId)?.has(product.id) !== true) return undefined
  if (giftCard) return { product, isInMode, ...amountsOf(giftCard), isOnSale: false, window: null, variants: [] }
  const price = priceNow(window, shop.now)
  return {
    product,
    isInMode,
    minimum: price,
    maximum: price,
    isOnSale: isOnSale(window, shop.now),
    window,
    variants: [],
  }
}

const priceNow = (window: PriceWindow, now: number): Price => ({
  regular: window.price,
  final: finalPrice(window, now),
})

function amountsOf({ amounts, openAmountMin, openAmountMax }: GiftCardDetails): { minimum: Price; maximum: Price } {
  const all = [...amounts, ...[openAmountMin, openAmountMax].filter((amount) => amount !== null)]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return { minimum: { regular: least, final: least }, maximum: { regular: most, final: most } }
}

function configurableOffer(shop: Shop, product: Product, isInMode: boolean): Offer | undefined {
  const variants = product.variants
    .map((variant) => offerIn(shop, variant, isInMode))
    .filter((offer) => offer !== undefined)
  const byPrice = variants.toSorted((a, b) => a.minimum.final - b.minimum.final)
  const [cheapest, dearest] = [byPrice.at(0), byPrice.at(-1)]
  if (!cheapest || !dearest) return undefined
  return {
    product,
    isInMode,
    minimum: cheapest.minimum,
    maximum: dearest.maximum,
    isOnSale: variants.some((variant) => variant.isOnSale),
    window: null,
    variants,
  }
}

function bundleOffer(shop: Shop, product: Product, bundle: BundleDetails, isInMode: boolean): Offer | undefined {
  const window = product.prices.get(priceKey(shop.stateCode, shop.mode)) ?? null
  if (!window && !bundle.dynamicPrice) return undefined
  const offers = new Map<string, Offer>()
  for (const { sku } of bundle.items.flatMap((item) => item.options)) {
    const part = shop.catalogue.bySku.get(sku)
    const offer = part && offerIn(shop, part, isInMode)
    if (offer) offers.set(sku, offer)
  }
  const isWhole = bundle.items.every((item) => !item.required || item.options.some(({ sku }) => offers.has(sku)))
  if (!isWhole) return undefined
  const own = window ? priceNow(window, shop.now) : { regular: 0, final: 0 }
  const range = (which: keyof Price) =>
    bundleRange(bundle, own[which], (option) => {
      const part = offers.get(option.sku)
      return part && option.quantity * bundleOptionCents(option, own[which], part.minimum[which])
    })
  const [regular, final] = [range('regular'), range('final')]
  return {
    product,
    isInMode,
    minimum: { regular: regular.least, final: final.least },
    maximum: { regular: regular.most, final: final.most },
    isOnSale: window !== null && isOnSale(window, shop.now),
    window,
    variants: [],
  }
}
