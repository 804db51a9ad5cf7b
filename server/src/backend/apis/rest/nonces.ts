import type { Database } from '../../platform/db.ts'
import { TIMESTAMP_WINDOW, type VerifiedRequest } from './oauth1-verify.ts'

/**
 * Spends a nonce: true the first time, false ever after. It is stored as long as its timestamp would be accepted.
 * @param now epoch seconds
 */
export async function spendNonce(db: Database, request: VerifiedRequest, now: number): Promise<boolean> {
  await db
    .deleteFrom('oauth_nonces')
    .where('stamp', '<', now - TIMESTAMP_WINDOW)
    .execute()
  const spent = await db
    .insertInto('oauth_nonces')
    .values({ consumer_key: request.consumerKey, nonce: request.nonce, stamp: request.timestamp })
    .onConflict((conflict) => conflict.columns(['consumer_key', 'nonce']).doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return spent !== undefined
}
