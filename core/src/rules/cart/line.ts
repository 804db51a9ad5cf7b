/** What both carts share: lines, labels of add buttons, sentences of problems. @module */
/** What a line of either cart shows. */
export interface CartLineView {
  readonly id: string
  readonly quantity: number
  readonly name: string
  readonly brand: string
  /** A path on this origin. */
  readonly image: string | null
  readonly strainType: string | null
  /** Cents for one, before discounts. */
  readonly basePrice: number
  /** Cents for the line, after discounts; of a pending line what it would be without them. */
  readonly total: number
  /** Cents taken off. */
  readonly saved: number
  /** True until the server has answered. */
  readonly pending: boolean
}

/** Pieces in all lines. */
export const countOf = (lines: readonly CartLineView[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

/** A line in another quantity, as long as the server has not said what that comes to. */
export const repriced = <Line extends CartLineView>(line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  total: line.basePrice * quantity,
  saved: 0,
  pending: true,
})
