/** Choosing the parts of a bundle, and what it then costs (3.7.3). Pure; money in cents. */
import { PART_REQUIRED, PART_SOLD_OUT } from '../../wire/messages/core-messages.ts'
import { coreMessage } from '../../wire/messages/message.ts'
import type { Said } from '../../wire/messages/message.ts'
import type { BundleItem, BundleOption, BundleProduct } from '../../wire/commerce/commerce-product.ts'

/** By item, how many of each chosen option: uids to whole numbers from 1. */
export type BundleChoice = Readonly<Record<string, Readonly<Record<string, number>>>>

type Bundle = Pick<BundleProduct, 'dynamic_price' | 'items' | 'price_range'>

/** What one bundle may hold of an option. */
export const maxPartQuantity = 100

export const takesSeveral = ({ type }: Pick<BundleItem, 'type'>): boolean => type === 'checkbox' || type === 'multi'

/** It can be part of the bundle here and now. */
export const isOffered = ({ product }: BundleOption): boolean =>
  product !== null && product.is_sold_in_mode && product.stock_status === 'IN_STOCK'

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

/** What a page begins with: the defaults, and what leaves no choice. */
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

/** One option instead of what the item had; null for none. */
export const choosePart = (choice: BundleChoice, item: BundleItem, option: BundleOption | null): BundleChoice =>
  withChosen(choice, item, option === null ? {} : { [option.uid]: option.quantity })

/** An option in, or out again, beside what the item has. */
export function togglePart(choice: BundleChoice, item: BundleItem, option: BundleOption): BundleChoice {
  const { [option.uid]: had, ...others } = chosenOf(choice, item)
  return withChosen(choice, item, had === undefined ? { ...others, [option.uid]: option.quantity } : others)
}

/** How many of a chosen option; what cannot be changed, or is not chosen, stays as it is. */
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

/** What the bundle costs before anything is chosen: the least it can cost, without the least of what is required. */
function ownCost({ dynamic_price, items, price_range }: Bundle): Cost {
  if (dynamic_price) return { regular: 0, final: 0 }
  const least = sum(items.filter(({ required }) => required).map((item) => item.price_range.minimum))
  const { regular, final } = price_range.minimum
  return { regular: regular - least.regular, final: final - least.final }
}

/** What one piece of an option adds, in cents. */
export function partCost(bundle: Bundle, { price, price_type, product }: BundleOption): Cost {
  const said = price ?? 0
  if (bundle.dynamic_price || price_type === 'DYNAMIC') return product?.price_range.minimum ?? { regular: 0, final: 0 }
  if (price_type !== 'PERCENT') return { regular: Math.round(said * 100), final: Math.round(said * 100) }
  const own = ownCost(bundle)
  return { regular: Math.round((own.regular * said) / 100), final: Math.round((own.final * said) / 100) }
}

/** What the bundle costs with all that is chosen. */
export function bundleCost(bundle: Bundle, choice: BundleChoice): Cost {
  const parts = bundle.items.flatMap((item) =>
    item.options.flatMap((option) => {
      const quantity = chosenOf(choice, item)[option.uid]
      return quantity === undefined ? [] : [times(partCost(bundle, option), quantity)]
    }),
  )
  return sum([ownCost(bundle), ...parts])
}

/** What is wrong with an item's choice; null when nothing is. */
export function bundleProblem(item: BundleItem, choice: BundleChoice): Said | null {
  const uids = Object.keys(chosenOf(choice, item))
  const gone = item.options.find((option) => uids.includes(option.uid) && !isOffered(option))
  if (gone) return coreMessage(PART_SOLD_OUT, { name: gone.label })
  return item.required && uids.length === 0 ? coreMessage(PART_REQUIRED, { name: item.title }) : null
}

/** 7a.15: what the cart is told; a quantity is entered where the shopper may change it and did. */
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
    /** For people: what is in it. */
    label: chosen
      .map(({ option, quantity }) => (quantity > 1 ? `${quantity} × ${option.label}` : option.label))
      .join(', '),
  }
}
