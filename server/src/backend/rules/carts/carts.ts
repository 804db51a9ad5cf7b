/** Stored carts: ownership, lookup, locking and expiry. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Database } from '../../platform/db.ts'
import type { PricingMode } from '../../platform/tables/tables.ts'
import { shoppingMode } from '../catalogue/shopping-mode.ts'
import { chooseCartStore, type CartStore } from './cart-store.ts'
import type { CartRow, Fulfilment } from '../../platform/tables/carts.ts'
import { refusal } from '../../platform/domain-error.ts'

/**
 * A guest's cart expires after this time without use, which is longer than any client keeps its id (9b.3, ttl_cart_id).
 */
export const GUEST_CART_LIFETIME = 3 * 86_400_000

/** A read updates the time of last use only this often, so that reads rarely write. */
const TOUCH_EVERY = 60_000

/** Guest carts deleted in one batch. */
const BATCH = 200

/** The caller, the time, and the request's store, mode and fulfilment; null if not given. */
export interface CartEnvironment {
  db: Database
  now: number
  ids: () => string
  customer: CustomerRow | null
  storeId: string | null
  mode: PricingMode | null
  fulfilment: Fulfilment | null
}

/** The cart's store, mode and fulfilment: those of the request, else the current ones. */
export interface Setting {
  place: CartStore
  mode: PricingMode
  fulfilment: Fulfilment
}

/** A masked id: 32 characters of 128 random bits. */
export const newCartId = (ids: () => string) => createHash('sha256').update(ids()).digest('hex').slice(0, 32)

/** (7a.14) A cart in a store that the request names gets that store's prices and the request's mode. */
export async function settingOf(
  env: CartEnvironment,
  row: Pick<CartRow, 'store_id' | 'mode' | 'fulfilment'> | null,
): Promise<Setting> {
  const place = await chooseCartStore(env.db, [env.storeId, row?.store_id ?? null])
  return {
    place,
    mode: shoppingMode(env.mode ?? row?.mode ?? null, place.modes),
    fulfilment: env.fulfilment ?? row?.fulfilment ?? 'pickup',
  }
}

/** @throws CartProblem CART_ID_INVALID, CART_ID_TAKEN */
export async function createCart(env: CartEnvironment, wantedId: string | null): Promise<CartRow> {
  const { db, now } = env
  if (wantedId !== null && !/^[A-Za-z0-9]{32}$/.test(wantedId)) throw refusal('CART_ID_INVALID')
  await sweepCarts(db, now)
  const { place, mode, fulfilment } = await settingOf(env, null)
  const made = await db
    .insertInto('commerce_carts')
    .values({
      id: wantedId ?? newCartId(env.ids),
      store_id: place.storeId,
      mode,
      fulfilment,
      created_at: now,
      used_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) throw refusal('CART_ID_TAKEN')
  return made
}

const ownCart = (db: Database, customerId: string) =>
  db.selectFrom('commerce_carts').selectAll().where('customer_id', '=', customerId).where('is_active', '=', true)

/** The customer's one active cart, created if it does not exist. */
export async function customersCart(env: CartEnvironment, customer: CustomerRow): Promise<CartRow> {
  const { db, now } = env
  const own = await ownCart(db, customer.id).executeTakeFirst()
  if (own) return own
  const { place, mode, fulfilment } = await settingOf(env, null)
  await db
    .insertInto('commerce_carts')
    .values({
      id: newCartId(env.ids),
      store_id: place.storeId,
      mode,
      fulfilment,
      customer_id: customer.id,
      created_at: now,
      used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ownCart(db, customer.id).executeTakeFirstOrThrow()
}

/** Whether the caller may use the cart: their own, or a guest's. */
function admit(row: CartRow | undefined, { customer, now }: CartEnvironment): CartRow {
  if (!row || (row.is_active && row.customer_id === null && row.used_at <= now - GUEST_CART_LIFETIME)) {
    throw refusal('CART_NOT_FOUND')
  }
  if (row.customer_id !== null && row.customer_id !== customer?.id) throw refusal('CART_FORBIDDEN')
  return row
}

const active = (row: CartRow): CartRow => {
  if (!row.is_active) throw refusal('CART_NOT_ACTIVE')
  return row
}

const cartOf = (db: Database, id: string) => db.selectFrom('commerce_carts').selectAll().where('id', '=', id)

/** @throws CartProblem CART_NOT_FOUND, CART_NOT_ACTIVE, CART_FORBIDDEN */
export async function findCart(env: CartEnvironment, id: string): Promise<CartRow> {
  const row = active(admit(await cartOf(env.db, id).executeTakeFirst(), env))
  if (row.used_at < env.now - TOUCH_EVERY) await touchCart(env.db, id, env.now)
  return row
}

/** The cart, active or not, with its row locked until the end of the transaction. @throws CartProblem */
export const lockAnyCart = async (env: CartEnvironment, id: string): Promise<CartRow> =>
  admit(await cartOf(env.db, id).forUpdate().executeTakeFirst(), env)

/**
 * The active cart with its row locked until the end of the transaction, so that its writers run one at a time. @throws
 * CartProblem
 */
export const lockCart = async (env: CartEnvironment, id: string): Promise<CartRow> => active(await lockAnyCart(env, id))

/** Two active carts, locked in the order of their ids to avoid deadlocks. */
export async function lockTwoCarts(env: CartEnvironment, first: string, second: string): Promise<[CartRow, CartRow]> {
  const rows = await env.db
    .selectFrom('commerce_carts')
    .selectAll()
    .where('id', 'in', [first, second])
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = (id: string) =>
    active(
      admit(
        rows.find((row) => row.id === id),
        env,
      ),
    )
  return [found(first), found(second)]
}

async function touchCart(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('commerce_carts').set({ used_at: now }).where('id', '=', id).execute()
}

/** Deletes expired guest carts, one batch at a time. */
async function sweepCarts(db: Database, now: number): Promise<void> {
  await sql`delete from commerce_carts where id in (
    select id from commerce_carts where is_active and customer_id is null and used_at <= ${now - GUEST_CART_LIFETIME}
    order by used_at limit ${BATCH} for update skip locked
  )`.execute(db)
}
