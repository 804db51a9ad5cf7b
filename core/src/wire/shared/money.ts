import * as z from 'zod/mini'

/** Money in every wire format of Leaflog: whole US cents, never a fraction. */
export const cents = z.int()
export type Cents = number

/** Money as Adobe Commerce sends it, in dollars with a currency, converted to cents; null without a value. */
export const sentMoney = z.pipe(
  z.object({ value: z.nullable(z.number()), currency: z.nullable(z.string()) }),
  z.transform(({ value }) => Math.round((value ?? 0) * 100)),
)
