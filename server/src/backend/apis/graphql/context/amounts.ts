/** Amounts and times in the format of Adobe Commerce. */

/** Cents as `Money`. */
export const money = (cents: number) => ({ value: cents / 100, currency: 'USD' }) as const

/** Epoch milliseconds as `YYYY-MM-DD HH:MM:SS`, UTC. */
export const stamp = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')
