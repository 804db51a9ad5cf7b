/** Amounts and times as Adobe Commerce writes them. */

/** Cents as `Money`. */
export const money = (cents: number) => ({ value: cents / 100, currency: 'USD' }) as const

/** Epoch milliseconds as `YYYY-MM-DD HH:MM:SS`, UTC. */
export const stamp = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')
