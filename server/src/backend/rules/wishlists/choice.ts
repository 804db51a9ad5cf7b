/** Checks a wishlist item's choices against the catalogue. Pure. */
import type { Catalogue, Product } from '../catalogue/model.ts'
import {
  configurableValueUid,
  decodeUid,
  giftCardAmountUid,
  giftCardFieldUid,
  giftCardFields,
} from '../catalogue/uids.ts'
import { fingerprintOf } from '../../platform/idempotency.ts'
import { LARGEST_QUANTITY, problem, productNotFound, type WishlistError } from './problems.ts'
import type { EnteredOption, WishChannel } from '../../platform/tables/wishlists.ts'
import { message } from '../../../platform/message.ts'

export interface ChoiceInput {
  sku: string
  parentSku: string | null
  /** Uids of options; the same as for a cart. */
  selectedOptions: readonly string[]
  enteredOptions: readonly EnteredOption[]
}

export interface Choice {
  channel: WishChannel
  sku: string
  parentSku: string | null
  selectedOptions: string[]
  enteredOptions: EnteredOption[]
  /** Equal for equal choices. */
  key: string
}

const MAX_OPTIONS = 50
const LONGEST_VALUE = 500

export const isError = (one: Choice | WishlistError): one is WishlistError => 'message' in one

/** The displayed product: for a variant the configurable one. */
export const shownSku = (choice: Pick<Choice, 'sku' | 'parentSku'>): string => choice.parentSku ?? choice.sku

/** A valid quantity, or undefined. */
export const readQuantity = (quantity: number): number | undefined =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= LARGEST_QUANTITY ? quantity : undefined

export const quantityProblem = problem(message('WISHLIST_QUANTITY_INVALID', { most: LARGEST_QUANTITY }))

/**
 * The stored form of a choice. A configurable product needs no size yet and a bundle no parts, but chosen options must
 * exist. Stock, prices and completeness are checked by the cart.
 */
export function readChoice(input: ChoiceInput, { bySku }: Pick<Catalogue, 'bySku'>): Choice | WishlistError {
  const named = bySku.get(input.sku)
  if (!named) return productNotFound(input.sku)
  const parent = input.parentSku === null ? named.parent : bySku.get(input.parentSku)
  if (input.parentSku !== null && (!parent || (parent !== named && named.parent !== parent))) {
    return productNotFound(input.parentSku)
  }
  const selected = [...new Set(input.selectedOptions)].toSorted()
  const entered = byUid(input.enteredOptions)
  if (selected.length + entered.length > MAX_OPTIONS || entered.some(({ value }) => value.length > LONGEST_VALUE)) {
    return problem(message('CHOICE_TOO_LARGE'))
  }
  switch (named.type) {
    case 'simple':
    case 'virtual':
      return choiceOf(named, [], [])
    case 'configurable':
      return variantChoice(named, selected)
    case 'bundle':
    case 'giftcard': {
      const options = named.type === 'bundle' ? bundleUids(named) : giftCardUids(named)
      const isThere = [...selected, ...entered.map(({ uid }) => uid)].every((uid) => options(uid))
      return isThere ? choiceOf(named, selected, entered) : lacking(named)
    }
  }
}

const lacking = ({ name }: Product) => problem(message('CHOICE_UNKNOWN', { name }))

/** One value for each uid, in their order. */
const byUid = (options: readonly EnteredOption[]): EnteredOption[] =>
  [...new Map(options.map(({ uid, value }) => [uid, value]))]
    .map(([uid, value]) => ({ uid, value: value.trim() }))
    .toSorted((a, b) => (a.uid < b.uid ? -1 : 1))

/** The key of a choice within its list; options are sorted by their uids. */
export const choiceKey = (
  sku: string,
  selectedOptions: readonly string[] = [],
  enteredOptions: readonly EnteredOption[] = [],
): string => fingerprintOf(sku, ...selectedOptions, JSON.stringify(enteredOptions))

function choiceOf({ sku, parent }: Product, selectedOptions: string[], enteredOptions: EnteredOption[]): Choice {
  const key = choiceKey(sku, selectedOptions, enteredOptions)
  return { channel: 'commerce', sku, parentSku: parent?.sku ?? null, selectedOptions, enteredOptions, key }
}

function variantChoice(product: Product, selected: readonly string[]): Choice | WishlistError {
  if (selected.length === 0) return choiceOf(product, [], [])
  const uidOf = (variant: Product) => variant.size && configurableValueUid('size', variant.size.id)
  const chosen = product.variants.find((variant) => {
    const uid = uidOf(variant)
    return uid !== null && selected.includes(uid)
  })
  return chosen ? choiceOf(chosen, [], []) : lacking(product)
}

/**
 * `bundle/<item>/<option>/<quantity>`, with the quantity of the customer's choice; a whole item for a typed quantity.
 */
function bundleUids({ details }: Product): (uid: string) => boolean {
  const items = details.bundle?.items ?? []
  return (uid) => {
    const [, item, option] = /^bundle\/(\d{1,9})(?:\/(\d{1,9})\/\d{1,4})?$/.exec(decodeUid(uid) ?? '') ?? []
    const found = items.find(({ id }) => id === Number(item))
    return found !== undefined && (option === undefined || found.options.some(({ id }) => id === Number(option)))
  }
}

function giftCardUids({ details }: Product): (uid: string) => boolean {
  const uids = new Set([
    ...(details.giftCard?.amounts ?? []).map(giftCardAmountUid),
    ...Object.values(giftCardFields).map(giftCardFieldUid),
  ])
  return (uid) => uids.has(uid)
}
