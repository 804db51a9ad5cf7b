import type { z } from 'zod'
import type { Database } from './db.ts'
import { fingerprintOf, oncePerKey } from './idempotency.ts'
import { refusal } from './domain-error.ts'

export interface CustomerRequest {
  customerId: string
  /** The kind of request, which scopes the key. */
  operation: string
  /** The request's idempotency key; with null the work runs every time. */
  key: string | null
  input: unknown
  /** Epoch milliseconds. */
  now: number
}

/**
 * Runs `work` in its own transaction. With a key that the same customer used before, it returns the first result
 * instead.
 * @param shape of the result, which is stored as JSON
 * @throws DomainError if the key was used for another request, or what `work` throws; then nothing has changed
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
