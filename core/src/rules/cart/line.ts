/** Shared by both carts: lines, labels of add buttons, sentences for problems. @module */
import type { Refusal } from './refusals.ts'

/** What a line of either cart shows. */
export interface CartLineView {
  /** Names the line for `setQuantity` and `remove`. */
  readonly id: string
  /** How many of it are in the cart. */
  readonly quantity: number
  /** The name of the product. */
  readonly name: string
  /** The name of its brand. */
  readonly brand: string
  /** A path on this origin. */
  readonly image: string | null
  /** Such as `Indica`; null for what has none. */
  readonly strainType: string | null
  /** Cents for one, before discounts. */
  readonly basePrice: number
  /** Cents for the line, after discounts; for a pending line, before discounts. */
  readonly total: number
  /** Cents taken off. */
  readonly saved: number
  /** True until the server answers. */
  readonly pending: boolean
  /** How far its latest change is. */
  readonly state: LineState
}

/**
 * `taken`: the server's latest state. `sending`: a change is in flight or queued. `waiting`: a change waits for the network.
 * `refused`: the server refused its latest change; `view.refused` has the reason.
 */
export type LineState = 'taken' | 'sending' | 'waiting' | 'refused'

/** A change that was not answered yet. `asking` and `waitingForStore`: it waits for the shopper. */
export interface PendingChange {
  /** The id of the change. */
  readonly id: string
  /** Identifies its line, as in `Refusal`; empty if it is about the whole cart. */
  readonly key: string
  /** What it waits for. */
  readonly state: 'sending' | 'waiting' | 'asking' | 'waitingForStore'
}

/** The pending and the refused changes of a cart. */
export interface PendingView {
  /** The changes that were not answered yet, in their order. */
  readonly changes: readonly PendingChange[]
  /** Number of changes that wait for an answer. */
  readonly waiting: number
  /** Since when the network has been away, in epoch ms; null if it is not. */
  readonly waitingSince: number | null
  /** When the next try is due, in epoch ms; null while it is under way, and if nothing waits for the network. */
  readonly nextTryAt: number | null
  /** Refused changes, oldest first, until they are dismissed or requested again. */
  readonly refused: readonly Refusal[]
}

/** Number of items over all lines. */
export const countOf = (lines: readonly CartLineView[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

/** A line with another quantity, until the server returns its price. */
export const repriced = <Line extends CartLineView>(
  line: Line,
  quantity: number,
  state: LineState = 'sending',
): Line => ({
  ...line,
  quantity,
  total: line.basePrice * quantity,
  saved: 0,
  pending: true,
  state,
})
