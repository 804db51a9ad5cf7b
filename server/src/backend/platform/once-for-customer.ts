import type { z } from 'zod'
import type { Database } from './db.ts'
import { fingerprintOf, oncePerKey } from './idempotency.ts'
import { refusal } from './domain-error.ts'

export interface CustomerRequest {
  customerId: string
  /** What is asked for; a key counts within it. */
  operation: string
  /** The request's idempotency key; null for none: then it is done as often as it is asked for. */
  key: string | null
  input: unknown
  /** Epoch milliseconds. */
  now: number
}

/**
 * Runs `work` in a transaction of its own, and a second time for the same customer and key not at all: then it gives what
 * the first one gave.
 * @param shape of what is kept, which is written as JSON
 * @throws DomainError when the key was used for another request, or what `work` throws; then nothing has changed
 */
export const onceForCustomer = <Kept>(
  db: Database,
  { customerId, operation, key, input, now }: CustomerRequest,
  shape: z.ZodType<Kept>,
  work: (transaction: Database) => Promise<Kept>,
): Promise<Kept> =>
  db.transaction().execute(async (transaction) => {
    if (key === null) return work(transaction)
    const request = {
      key: `${operation}:${customerId}:${key}`,
      fingerprint: fingerprintOf(operation, JSON.stringify(input)),
      now,
    }
    const kept = await oncePerKey(transaction, request, async () => ({ status: 200, body: await work(transaction) }))
    if (kept !== 'conflict' && kept !== 'lost') return shape.parse(kept.body)
    throw refusal('IDEMPOTENCY_CONFLICT')
  })
