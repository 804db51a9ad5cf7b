import * as z from 'zod/mini'

/** Money on every wire of Leaflog: whole US cents, never a fraction. */
export const cents = z.int()
export type Cents = number

/** Money as Adobe Commerce sends it, in dollars with a currency, read as cents; no value is none. */
export const sentMoney = z.pipe(
  z.object({ value: z.nullable(z.number()), currency: z.nullable(z.string()) }),
  z.transform(({ value }) => Math.round((value ?? 0) * 100)),
)
