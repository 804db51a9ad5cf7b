/** The shopping context in every call of the commerce channel. */
import * as z from 'zod/mini'

export const shopping = z.object({
  /** A store's code; null before one is chosen. */
  storeCode: z.nullable(z.string()),
  mode: z.enum(['RECREATIONAL', 'MEDICAL']),
  delivery: z.boolean(),
})
export type Shopping = z.infer<typeof shopping>

/** `Store`, `Checkouttype` if there is a store, and the mode. */
export const shoppingHeaders = ({ storeCode, mode, delivery }: Shopping): Record<string, string> => ({
  shoppingmode: mode,
  ...(storeCode !== null && { store: storeCode, checkouttype: delivery ? 'delivery' : 'pickup' }),
})
