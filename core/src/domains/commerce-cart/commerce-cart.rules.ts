/** Constants and arithmetic of the commerce cart. Times in ms. */

/** 9b.3, 4c.1: how long a guest's cart id is kept after it was last used, unless the store says otherwise. */
export const CART_LIFETIME_MS = 3_600_000
/** 9b.4, 4c.4: a quantity is sent when it has been left alone for so long. */
export const UPDATE_PAUSE_MS = 1000
/** 9b.4, 4c.4 */
export const BANNER_MS = 4000
/** A cart that is looked at is asked for again when it is older than this. */
export const CART_FRESH_MS = 300_000
/** How long an add waits for a store to be chosen, and an answer for its tab. */
export const WAIT_FOR_STORE_MS = 600_000
export const WAIT_FOR_ANSWER_MS = 30_000

/** How long after the nth failure in a row the next try comes, should nothing say earlier that the network is back. */
export const retryPause = (failures: number): number => Math.min(60_000, 2000 * 2 ** Math.min(failures, 5))

/** 4c.5: items are matched by the part of the sku before the first underscore. */
export const skuRoot = (sku: string): string => sku.split('_', 1)[0] ?? sku

/** What an add button adds. */
export interface Choice {
  readonly sku: string
  readonly selectedOptions?: readonly string[] | undefined
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[] | undefined
}

/** Tells one choice from another. */
export const choiceKey = ({ sku, selectedOptions = [], enteredOptions = [] }: Choice): string =>
  [sku, ...selectedOptions.toSorted(), ...enteredOptions.map(({ uid, value }) => `${uid}=${value}`).toSorted()].join(
    '|',
  )
