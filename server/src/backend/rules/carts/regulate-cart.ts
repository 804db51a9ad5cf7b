/** (3.4.5) The regulations for one cart: the customer's cards and earlier purchases. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { CartEnvironment } from './carts.ts'
import type { PricedCart } from './price-cart.ts'
import { regulate, type Milligrams, type Regulations } from './regulations.ts'

const DAY_MS = 86_400_000

/** A customer's purchases in a state since a moment, without canceled and returned orders. */
async function boughtSince(db: Database, customerId: string, stateCode: string, since: number): Promise<Milligrams> {
  return db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.entity_id')
    .innerJoin('stores', 'stores.store_id', 'orders.store_id')
    .select([
      sql<number>`coalesce(sum(thc_mg * quantity), 0)::bigint`.as('thcMg'),
      sql<number>`coalesce(sum(cbd_mg * quantity), 0)::bigint`.as('cbdMg'),
      sql<number>`coalesce(sum(smokable_mg * quantity), 0)::bigint`.as('smokableMg'),
    ])
    .where('orders.customer_id', '=', customerId)
    .where('stores.state_code', '=', stateCode)
    .where('orders.created_at', '>', since)
    .where('orders.state', 'not in', ['canceled', 'closed'])
    .executeTakeFirstOrThrow()
}

export async function regulateCart({ db, customer, now }: CartEnvironment, cart: PricedCart): Promise<Regulations> {
  const { place, mode, settings } = cart
  const limits = settings.purchaseLimits[place.stateCode]?.[mode] ?? null
  const cards =
    customer &&
    (await db
      .selectFrom('medical_infos')
      .select(['medical_id', 'state', 'issue_start_date', 'expiry_date'])
      .where('customer_id', '=', customer.id)
      .orderBy('id')
      .execute())
  const none = { thcMg: 0, cbdMg: 0, smokableMg: 0 }
  const used =
    customer && limits ? await boughtSince(db, customer.id, place.stateCode, now - limits.days * DAY_MS) : none
  const inCart = cart.lines.reduce(
    (sum, { limits: each, quantity }) => ({
      thcMg: sum.thcMg + each.thcMg * quantity,
      cbdMg: sum.cbdMg + each.cbdMg * quantity,
      smokableMg: sum.smokableMg + each.smokableMg * quantity,
    }),
    none,
  )
  const { stateCode: state, stateName } = place
  return regulate({ mode, state, stateName, today: cart.today, cards, limits, used, cart: inCart })
}
