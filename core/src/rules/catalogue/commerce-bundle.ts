/** Choosing the parts of a bundle, and its price (3.7.3). Pure; money in cents. */
import { PART_REQUIRED, PART_SOLD_OUT } from '../../wire/messages/core-messages.ts'
import { coreMessage } from '../../wire/messages/message.ts'
import type { Said } from '../../wire/messages/message.ts'
import type { PurchaseAmounts } from '../../wire/commerce/commerce-cart.ts'
import { amountsOf } from '../cart/purchase-room.ts'
import type { BundleItem, BundleOption, BundleProduct } from '../../wire/commerce/commerce-product.ts'

/** By item, the quantity of each chosen option: uid to a whole number from 1. */
export type BundleChoice = Readonly<Record<string, Readonly<Record<string, number>>>>

type Bundle = Pick<BundleProduct, 'dynamic_price' | 'items' | 'price_range'>

/** Maximum quantity of an option in one bundle. */
export const maxPartQuantity = 100

/** Whether several options of the item can be chosen at once, as with checkboxes; otherwise one replaces the other. */
export const takesSeveral = ({ type }: Pick<BundleItem, 'type'>): boolean => type === 'checkbox' || type === 'multi'

/** Whether the option can be bought at this store in this mode. */
export const isOffered = ({ product }: BundleOption): boolean =>
  product !== null && product.is_sold_in_mode && product.stock_status === 'IN_STOCK'

/** What is chosen of one item: the quantity by the option's uid. An empty object if nothing is. */
export const chosenOf = (choice: BundleChoice, item: Pick<BundleItem, 'uid'>): Readonly<Record<string, number>> =>
  choice[item.uid] ?? {}

const withChosen = (
  choice: BundleChoice,
  item: BundleItem,
  chosen: Readonly<Record<string, number>>,
): BundleChoice => ({
  ...choice,
  [item.uid]: chosen,
})

/** The initial choice: the defaults, and items with only one option. */
export const firstBundle = ({ items }: Pick<Bundle, 'items'>): BundleChoice =>
  Object.fromEntries(
    items.map((item) => {
      const offered = item.options.filter(isOffered)
      const defaults = offered.filter(({ is_default }) => is_default)
      const given = defaults.length > 0 ? defaults : item.required && offered.length === 1 ? offered : []
      const taken = takesSeveral(item) ? given : given.slice(0, 1)
      return [item.uid, Object.fromEntries(taken.map(({ uid, quantity }) => [uid, quantity]))]
    }),
  )

/** Replaces the item's choice with one option; null for none. */
export const choosePart = (choice: BundleChoice, item: BundleItem, option: BundleOption | null): BundleChoice =>
  withChosen(choice, item, option === null ? {} : { [option.uid]: option.quantity })

/** Adds an option to the item's choice, or removes it. */
export function togglePart(choice: BundleChoice, item: BundleItem, option: BundleOption): BundleChoice {
  const { [option.uid]: had, ...others } = chosenOf(choice, item)
  return withChosen(choice, item, had === undefined ? { ...others, [option.uid]: option.quantity } : others)
}

/** Sets the quantity of a chosen option. Options that are not chosen or cannot be changed stay the same. */
export function setPartQuantity(
  choice: BundleChoice,
  item: BundleItem,
  { uid, can_change_quantity }: BundleOption,
  quantity: number,
): BundleChoice {
  const chosen = chosenOf(choice, item)
  if (!can_change_quantity || chosen[uid] === undefined) return choice
  const whole = Number.isFinite(quantity) ? Math.round(quantity) : 1
  return withChosen(choice, item, { ...chosen, [uid]: Math.min(maxPartQuantity, Math.max(1, whole)) })
}

interface Cost {
  readonly regular: number
  readonly final: number
}
const sum = (costs: readonly Cost[]): Cost => ({
  regular: costs.reduce((total, { regular }) => total + regular, 0),
  final: costs.reduce((total, { final }) => total + final, 0),
})
const times = ({ regular, final }: Cost, quantity: number): Cost => ({
  regular: regular * quantity,
  final: final * quantity,
})

/** The bundle's own price: its lowest price without the cheapest required parts. */
function ownCost({ dynamic_price, items, price_range }: Bundle): Cost {
  if (dynamic_price) return { regular: 0, final: 0 }
  const least = sum(items.filter(({ required }) => required).map((item) => item.price_range.minimum))
  const { regular, final } = price_range.minimum
  return { regular: regular - least.regular, final: final - least.final }
}

/** What one unit of an option adds, in cents. */
export function partCost(bundle: Bundle, { price, price_type, product }: BundleOption): Cost {
  const amount = price ?? 0
  if (bundle.dynamic_price || price_type === 'DYNAMIC') return product?.price_range.minimum ?? { regular: 0, final: 0 }
  if (price_type !== 'PERCENT') return { regular: Math.round(amount * 100), final: Math.round(amount * 100) }
  const own = ownCost(bundle)
  return { regular: Math.round((own.regular * amount) / 100), final: Math.round((own.final * amount) / 100) }
}

/** The bundle's price with everything that is chosen. */
export function bundleCost(bundle: Bundle, choice: BundleChoice): Cost {
  const parts = bundle.items.flatMap((item) =>
    item.options.flatMap((option) => {
      const quantity = chosenOf(choice, item)[option.uid]
      return quantity === undefined ? [] : [times(partCost(bundle, option), quantity)]
    }),
  )
  return sum([ownCost(bundle), ...parts])
}

/** What the chosen parts of one bundle take of the purchase limits. */
export const bundleAmounts = ({ items }: Pick<Bundle, 'items'>, choice: BundleChoice): PurchaseAmounts =>
  amountsOf(
    items.flatMap((item) =>
      item.options.flatMap(({ uid, product }) => {
        const quantity = chosenOf(choice, item)[uid]
        return quantity === undefined ? [] : [{ quantity, takes: product?.purchase_amounts ?? null }]
      }),
    ),
  )

/** Why an item's choice is invalid; null if it is valid. */
export function bundleProblem(item: BundleItem, choice: BundleChoice): Said | null {
  const uids = Object.keys(chosenOf(choice, item))
  const gone = item.options.find((option) => uids.includes(option.uid) && !isOffered(option))
  if (gone) return coreMessage(PART_SOLD_OUT, { name: gone.label })
  return item.required && uids.length === 0 ? coreMessage(PART_REQUIRED, { name: item.title }) : null
}

/** Input for the cart. Quantities are included only if the shopper may change them and did. */
export function bundleSelection({ items }: Pick<Bundle, 'items'>, choice: BundleChoice) {
  const chosen = items.flatMap((item) =>
    item.options.flatMap((option) => {
      const quantity = chosenOf(choice, item)[option.uid]
      return quantity === undefined ? [] : [{ option, quantity }]
    }),
  )
  return {
    selectedOptions: chosen.map(({ option }) => option.uid).toSorted(),
    enteredOptions: chosen
      .filter(({ option, quantity }) => quantity !== option.quantity)
      .map(({ option, quantity }) => ({ uid: option.uid, value: String(quantity) })),
    /** The contents as display text. */
    label: chosen
      .map(({ option, quantity }) => (quantity > 1 ? `${quantity} × ${option.label}` : option.label))
      .join(', '),
  }
}
