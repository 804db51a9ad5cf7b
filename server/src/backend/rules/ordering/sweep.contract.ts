/** The contract of the sweep of expired rows, for any database. */
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { CART_LIFETIME } from './carts.ts'

export function sweepContract(harness: () => Harness): void {
  describe('sweep', () => {
    test('[9b.1] expired carts and keys are deleted when somebody creates a cart, others stay', async () => {
      const { db, cart, clock, create } = harness()
      const old = await create()
      await cart(orderingPaths.add('101', old, 'flower1', '3.5g', 1), { 'idempotency-key': `swept-${old}` })
      clock.now = NOON + CART_LIFETIME - 60_000
      const kept = await create()
      clock.now = NOON + CART_LIFETIME + 3_600_000
      await create()
      const left = await db.selectFrom('carts').select('id').where('id', 'in', [old, kept]).execute()
      const items = await db.selectFrom('cart_items').select('id').where('cart_id', '=', old).execute()
      const keys = await db.selectFrom('idempotency').select('key').where('key', '=', `swept-${old}`).execute()
      clock.now = NOON
      expect([left.map((row) => row.id), items, keys]).toEqual([[kept], [], []])
    })
  })
}
