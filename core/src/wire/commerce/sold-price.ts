/** The price of a saved product, in cents. A store that does not sell it answers with zero, which is no price. */
export const soldPrice = (cents: number | null | undefined): number | null =>
  cents === undefined || cents === null || cents <= 0 ? null : cents
