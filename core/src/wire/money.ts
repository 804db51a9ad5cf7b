import * as z from 'zod/mini'

/** Money on every wire of Leaflog: whole US cents, never a fraction. */
export const cents = z.int()
export type Cents = number

/** Money as Adobe Commerce sends it, in dollars with a currency, read as cents. */
export const sentMoney = z.pipe(
  z.object({ value: z.number(), currency: z.string() }),
  z.transform(({ value }) => Math.round(value * 100)),
)
