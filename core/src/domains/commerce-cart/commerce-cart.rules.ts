/** Constants and arithmetic of the commerce cart. Times in ms. */

/** How long a guest's cart id is kept after its last use, by default. */
export const CART_LIFETIME_MS = 3_600_000
/** How long a quantity waits for further changes before it is sent. */
export const UPDATE_PAUSE_MS = 1000
// 9b.4, 4c.4
export const BANNER_MS = 4000
/** An opened cart is fetched again if it is older than this. */
export const CART_FRESH_MS = 300_000
/** Of one line. */
export const MAX_QUANTITY = 999
/** How long an add waits for a store to be chosen, and how long an answer is awaited if its tab closes. */
export const WAIT_FOR_STORE_MS = 600_000
export const WAIT_FOR_ANSWER_MS = 30_000

/** Items are matched by the part of the sku before the first underscore. */
export const skuRoot = (sku: string): string => sku.split('_', 1)[0] ?? sku

/** What an add button adds. */
export interface Choice {
  readonly sku: string
  readonly selectedOptions?: readonly string[] | undefined
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[] | undefined
}

/** Identifies a choice. */
export const choiceKey = ({ sku, selectedOptions = [], enteredOptions = [] }: Choice): string =>
  [sku, ...selectedOptions.toSorted(), ...enteredOptions.map(({ uid, value }) => `${uid}=${value}`).toSorted()].join(
    '|',
  )
