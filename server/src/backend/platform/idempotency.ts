import { createHash } from 'node:crypto'
import type { Database } from './db.ts'

/** How long the first answer to a key is kept. */
export const IDEMPOTENCY_LIFETIME = 86_400_000

/** 8 to 200 visible ASCII characters. */
export const isIdempotencyKey = (key: string) => /^[\x21-\x7e]{8,200}$/.test(key)

/** The answer stored for a key: a status and a JSON value, never a secret. */
export interface KeptAnswer {
  status: number
  body: unknown
}

/** `conflict`: the key was used for another request. `lost`: the earlier request left no answer. */
export type Kept = KeptAnswer | 'conflict' | 'lost'

/** The request of a key: the same key with another request is refused. */
export const fingerprintOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Runs `work` once for a key, inside the caller's transaction, so that the answer and its effects are stored together
 * or not at all. A second caller waits at the key's row until the first commits, and gets the first one's answer.
 * Refusals are answers too. If the transaction fails, nothing is stored and the key is free again.
 */
export async function oncePerKey(
  db: Database,
  request: { key: string; fingerprint: string; now: number },
  work: () => Promise<KeptAnswer>,
): Promise<Kept> {
  const { key, fingerprint, now } = request
  await db
    .deleteFrom('idempotency')
    .where('key', '=', key)
    .where('created_at', '<', now - IDEMPOTENCY_LIFETIME)
    .execute()
  const claimed = await db
    .insertInto('idempotency')
    .values({ key, fingerprint, status: null, answer: null, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return storedAnswer(db, key, fingerprint)
  const first = await work()
  await db
    .updateTable('idempotency')
    .set({ status: first.status, answer: JSON.stringify(first.body) })
    .where('key', '=', key)
    .execute()
  return first
}

async function storedAnswer(db: Database, key: string, fingerprint: string): Promise<Kept> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!stored || stored.status === null || stored.answer === null) return 'lost'
  if (stored.fingerprint !== fingerprint) return 'conflict'
  return { status: stored.status, body: JSON.parse(stored.answer) }
}
