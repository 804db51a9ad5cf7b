/** (7a.15) Checks items to be added to a cart against the catalogue. Pure; money is integer cents. */
import { fingerprintOf } from '../../platform/idempotency.ts'
import type { BundleChoice, Sellable, SellableBundle } from '../catalogue/sellable.ts'
import { decodeUid } from '../catalogue/uids.ts'
import { readGiftCard } from './gift-card-entry.ts'
import type { LineContent } from './lines.ts'
import type { BundleSelection } from '../../platform/tables/carts.ts'
import { message, type Message } from '../../../platform/message.ts'

export interface ItemInput {
  sku: string
  quantity: number
  parentSku: string | null
  /** Uids of chosen options. */
  selectedOptions: readonly string[]
  enteredOptions: readonly { uid: string; value: string }[]
}

/** (8.25) The codes of Adobe Commerce's CartUserInputErrorType that we use. */
export type ItemErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'UNDEFINED'

export interface ItemError {
  code: ItemErrorCode
  /** For items a sentence, or (8.11) `title|text`. */
  message: Message
  /** The available quantity, if it is too low. */
  quantity: number | null
}

export interface NewLine extends LineContent {
  choiceKey: string
}

export const itemError = (code: ItemErrorCode, reason: Message, quantity: number | null = null): ItemError => ({
  code,
  message: reason,
  quantity,
})

export const notFound = (sku: string) =>
  itemError('PRODUCT_NOT_FOUND', message('SKU_NOT_FOUND', { sku: sku.slice(0, 64) }))
const undefinedError = (reason: Message) => itemError('UNDEFINED', reason)

/** Errors have a `code`; lines do not. */
export const isError = (one: NewLine | ItemError): one is ItemError => 'code' in one

/** No cart of a shopper is this large; stock and limits come later. */
const MOST_AT_ONCE = 10_000

/** The line for an item, or the reason why there is none. Stock and limits are checked later. */
export function readItem(input: ItemInput, products: ReadonlyMap<string, Sellable>): NewLine | ItemError {
  const { quantity, parentSku } = input
  if (!Number.isInteger(quantity) || quantity < 1) return undefinedError(message('QUANTITY_NOT_POSITIVE'))
  if (quantity > MOST_AT_ONCE)
    return undefinedError(message('QUANTITY_TOO_LARGE', { most: MOST_AT_ONCE.toLocaleString('en-US') }))
  const named = products.get(input.sku)
  if (!named) return notFound(input.sku)
  const parent = parentSku === null ? undefined : products.get(parentSku)
  if (parentSku !== null && !parent) return notFound(parentSku)
  if (parent && named !== parent && named.parentSku !== parent.sku) return notFound(input.sku)
  const product = named.type === 'configurable' ? chooseVariant(named, input.selectedOptions) : named
  if (!product) return undefinedError(message('OPTIONS_MISSING', { name: named.name }))
  const plain: NewLine = { product, quantity, bundle: null, giftCard: null, choiceKey: '' }
  if (product.bundle) return readBundle(plain, product.bundle, input)
  if (!product.giftCard) return plain
  const giftCard = readGiftCard(product.name, product.giftCard, input)
  if ('text' in giftCard) return undefinedError(giftCard)
  return { ...plain, giftCard, choiceKey: fingerprintOf(JSON.stringify(giftCard)) }
}

/** The variant that matches all chosen options. */
const chooseVariant = (parent: Sellable, selected: readonly string[]): Sellable | undefined =>
  parent.variants.find(
    ({ options }) => options.length > 0 && options.every(({ valueUid }) => selected.includes(valueUid)),
  )

type BundleItem = SellableBundle['items'][number]

/** `bundle/<item>/<option>/<quantity>`: a client may set another quantity. */
function readSelectionUid(uid: string): { item: number; option: number; quantity: number } | undefined {
  const [, item, option, quantity] = /^bundle\/(\d{1,9})\/(\d{1,9})\/(\d{1,4})$/.exec(decodeUid(uid) ?? '') ?? []
  if (item === undefined || option === undefined || quantity === undefined) return undefined
  return { item: Number(item), option: Number(option), quantity: Number(quantity) }
}

function readBundle(line: NewLine, definition: SellableBundle, input: ItemInput): NewLine | ItemError {
  const { name } = line.product
  const chosen: { item: BundleItem; option: BundleChoice; quantity: number }[] = []
  for (const uid of input.selectedOptions) {
    const read = readSelectionUid(uid)
    const item = definition.items.find(({ id }) => id === read?.item)
    const option = item?.options.find(({ id }) => id === read?.option)
    if (!read || !item || !option) return undefinedError(message('PARTS_UNKNOWN', { name }))
    const entered = input.enteredOptions.find((one) => one.uid === uid || one.uid === option.uid)?.value
    const wanted = entered === undefined ? read.quantity : Number(entered)
    const quantity = option.canChangeQuantity ? wanted : option.quantity
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100) {
      return undefinedError(message('PART_QUANTITY_INVALID', { name }))
    }
    if (chosen.some((one) => one.option === option)) continue
    chosen.push({ item, option, quantity })
  }
  const lacking = definition.items.find((item) => item.required && !chosen.some((one) => one.item === item))
  if (lacking) return undefinedError(message('PART_MISSING', { name, part: lacking.title }))
  const single = definition.items.find(
    (item) => (item.type === 'radio' || item.type === 'select') && chosen.filter((one) => one.item === item).length > 1,
  )
  if (single) return undefinedError(message('ONE_PART_ONLY', { name, part: single.title }))
  const bundle = chosen
    .map(({ item, option, quantity }): BundleSelection => {
      return { optionUid: item.uid, selectionUid: option.uid, sku: option.sku, quantity }
    })
    .toSorted((a, b) => (a.selectionUid < b.selectionUid ? -1 : 1))
  if (bundle.length === 0) return undefinedError(message('PARTS_MISSING', { name }))
  return { ...line, bundle, choiceKey: fingerprintOf(JSON.stringify(bundle)) }
}
