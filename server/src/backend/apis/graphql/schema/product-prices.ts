import { bundleOptionCents } from '../../../rules/catalogue/bundle-prices.ts'
import type { Offer, Price } from '../../../rules/catalogue/offers.ts'
import type { BundleOptionDetails } from '../../../platform/tables/catalogue.ts'
import { money } from '../context/amounts.ts'

/** The discount in dollars and in percent with two decimals. */
const discountOf = ({ regular, final }: Price) => ({
  amount_off: (regular - final) / 100,
  percent_off: regular === 0 ? 0 : Math.round(((regular - final) / regular) * 10_000) / 100,
})

const productPrice = (price: Price) => ({
  regular_price: money(price.regular),
  final_price: money(price.final),
  discount: discountOf(price),
  fixed_product_taxes: [],
})

export const priceRange = ({ minimum, maximum }: Pick<Offer, 'minimum' | 'maximum'>) => ({
  minimum_price: productPrice(minimum),
  maximum_price: productPrice(maximum),
})

const amount = (cents: number) => ({ amount: money(cents), adjustments: [] })

/** The older form of the range. */
export const legacyPrices = ({ minimum, maximum }: Offer) => ({
  regularPrice: amount(minimum.regular),
  minimalPrice: amount(minimum.final),
  maximalPrice: amount(maximum.final),
})

/** The price that one piece of an option adds to a bundle; `part` is null if the store does not sell the option. */
export const bundleOptionPrice = (option: BundleOptionDetails, bundle: Offer, part: Offer | null): Price => {
  const cents = (which: keyof Price) => {
    const own = bundle.window === null ? 0 : which === 'regular' ? bundle.window.price : ownFinal(bundle)
    return bundleOptionCents(option, own, part?.minimum[which] ?? 0)
  }
  return { regular: cents('regular'), final: cents('final') }
}

const ownFinal = ({ window, isOnSale }: Offer) =>
  window === null ? 0 : isOnSale && window.special_price !== null ? window.special_price : window.price
