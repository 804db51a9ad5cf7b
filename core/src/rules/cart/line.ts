/** Shared by both carts: lines, labels of add buttons, sentences for problems. @module */
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
  /** Cents for the line, after discounts; for a pending line, before discounts. */
  readonly total: number
  /** Cents taken off. */
  readonly saved: number
  /** True until the server answers. */
  readonly pending: boolean
}

/** Number of items over all lines. */
export const countOf = (lines: readonly CartLineView[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

/** A line with another quantity, until the server returns its price. */
export const repriced = <Line extends CartLineView>(line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  total: line.basePrice * quantity,
  saved: 0,
  pending: true,
})
