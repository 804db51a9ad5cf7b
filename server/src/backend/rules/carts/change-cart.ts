/** One change of a cart: one transaction, once for an idempotency key. */
import { z } from 'zod'
import { notifyChange } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import { fingerprintOf, oncePerKey } from '../../platform/idempotency.ts'
import { lockCart, settingOf, type CartEnvironment, type Setting } from './carts.ts'
import type { CartAt } from './change-items.ts'
import type { ItemError } from './cart-items.ts'
import type { CartRow } from '../../platform/tables/carts.ts'
import { refusal } from '../../platform/domain-error.ts'
import { keptMessage } from '../../../platform/message.ts'

export interface ChangeRequest {
  /** The request, to distinguish requests with the same key. */
  operation: string
  args: object
  /** The request's idempotency key, or null. */
  key: string | null
}

export interface Changed {
  row: CartRow
  errors: ItemError[]
}

const outcome = z.object({
  cartId: z.string(),
  errors: z.array(
    z.object({
      code: z.enum(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'COULD_NOT_FIND_CART_ITEM', 'UNDEFINED']),
      message: keptMessage,
      quantity: z.number().nullable(),
    }),
  ),
})
type Outcome = z.infer<typeof outcome>

/**
 * Runs `work` in a transaction, once for the request's key. A repeated request gets the first result, whatever has
 * happened to the cart since. If `work` throws, nothing is stored and the key stays free.
 * @throws CartProblem KEY_REUSED if the key was used for another request
 */
export const onceFor = (
  env: CartEnvironment,
  { operation, args, key }: ChangeRequest,
  work: (within: CartEnvironment) => Promise<Outcome>,
): Promise<Outcome> =>
  env.db.transaction().execute(async (transaction) => {
    const within = { ...env, db: transaction }
    if (key === null) return work(within)
    const fingerprint = fingerprintOf(operation, env.customer?.id ?? '', JSON.stringify(args))
    const kept = await oncePerKey(transaction, { key: `carts:${key}`, fingerprint, now: env.now }, async () => ({
      status: 200,
      body: await work(within),
    }))
    if (kept === 'conflict' || kept === 'lost') throw refusal('IDEMPOTENCY_CONFLICT')
    return outcome.parse(kept.body)
  })

/**
 * Changes one cart with its row locked. The cart moves to the store, mode and fulfilment of the request.
 * @throws CartProblem
 */
export async function changeCart(
  env: CartEnvironment,
  request: ChangeRequest & { cartId: string },
  work: (at: CartAt & { row: CartRow }) => Promise<ItemError[]>,
): Promise<Changed> {
  const done = await onceFor(env, request, async (within) => {
    const before = await lockCart(within, request.cartId)
    const setting = await settingOf(within, before)
    const row = await moveCart(within, before, setting)
    const errors = await work({ env: within, cartId: row.id, setting, row })
    await notifyChange(within.db, 'cart', row.id)
    return { cartId: row.id, errors }
  })
  return { row: await activeCart(env.db, done.cartId), errors: done.errors }
}

/** The cart with the request's store, mode and fulfilment, used now. */
export const moveCart = (env: CartEnvironment, row: CartRow, { place, mode, fulfilment }: Setting): Promise<CartRow> =>
  env.db
    .updateTable('commerce_carts')
    .set({ store_id: place.storeId, mode, fulfilment, used_at: env.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function activeCart(db: Database, id: string): Promise<CartRow> {
  const row = await db
    .selectFrom('commerce_carts')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!row) throw refusal('CART_NOT_ACTIVE')
  return row
}
