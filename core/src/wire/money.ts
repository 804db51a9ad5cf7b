import * as z from 'zod/mini'

/** Money on every wire of Leaflog: whole US cents, never a fraction. */
export const cents = z.int()
export type Cents = number
