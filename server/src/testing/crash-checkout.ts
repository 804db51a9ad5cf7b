/**
 * A process that tests kill during checkouts of both channels. Its arguments are a database's address (a folder, or a postgresql: URL)
 * and a number. It prints what it found of earlier runs (`whole`, or what is wrong), prepares carts, prints `ready`,
 * then places them in an endless loop, with the follow-up work, and kills itself before that many statements of a
 * checkout. With `wait` instead of the number, the parent kills it.
 */
import { crashCart, placementOf } from './crash-ordering.ts'
import { createCart, type CartEnvironment } from '../backend/rules/carts/carts.ts'
import { openDatabase, type Database } from '../backend/platform/db.ts'
import { placeOrder } from '../backend/rules/orders/place-order.ts'
import { placeOrder as placeOrderingOrder } from '../backend/rules/ordering-orders/place.ts'
import { randomId } from '../platform/random-id.ts'
import { doOrderTasks } from '../backend/rules/orders/order-tasks.ts'
import { silentLog } from '../platform/upstream.ts'
import { halfOrders } from './half-orders.ts'
import { NOON } from './sample-shop.ts'
import { shopUrl, soldCode } from './test-customers.ts'

const [address, when] = process.argv.slice(2)
if (address === undefined || when === undefined) throw new Error('usage: crash-checkout.ts ADDRESS STATEMENTS|wait')
const { db } = await openDatabase(address.startsWith('postgresql:') ? { url: address } : { dataDir: address })

const say = (line: string) => process.stdout.write(`${line}\n`)
const found = await halfOrders(db)
say(found.length === 0 ? 'whole' : found.join('; '))

const customer = await db
  .selectFrom('customers')
  .selectAll()
  .where('id', '=', 'crash_customer')
  .executeTakeFirstOrThrow()

const home = {
  firstname: 'Cora',
  lastname: 'Crash',
  company: null,
  street: ['1 Fern Street'],
  city: 'Mesa',
  regionCode: 'AZ',
  region: 'Arizona',
  regionId: 4,
  postcode: '85201',
  countryCode: 'US',
  telephone: null,
  customerAddressId: null,
  notes: null,
}

/** Gift cards and grinders, which no legal limit restricts. */
const card = {
  amountCents: 2_500,
  senderName: 'Cora',
  senderEmail: null,
  recipientName: 'Ray',
  recipientEmail: null,
  message: null,
}

/** A complete cart of the customer, with credit to spend. */
async function prepare(env: CartEnvironment): Promise<string> {
  const own = await db
    .selectFrom('commerce_carts')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  const id = own?.id ?? (await createCart(env, null)).id
  await db
    .updateTable('commerce_carts')
    .set({
      customer_id: customer.id,
      use_credit: true,
      shipping_address: JSON.stringify(home),
      billing_address: JSON.stringify(home),
      carrier_code: 'instore',
      method_code: 'pickup',
      payment_method: 'cashondelivery',
    })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('commerce_cart_items')
    .values([
      { cart_id: id, sku: 'ct-grinder', quantity: 1 },
      { cart_id: id, sku: 'ct-card', quantity: 2, gift_card: JSON.stringify(card) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** The database, which ends the process before a given statement of a checkout. */
function ending(after: number): Database {
  let left = after
  return db.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

const env = { db, now: NOON, ids: randomId, customer, storeId: '201', mode: null, fulfilment: null }
const through = when === 'wait' ? db : ending(Number(when))

/** Places an order of the ordering channel, and gives its number. */
async function placeInOrdering(cartId: string): Promise<string> {
  const placement = await placementOf(env, cartId)
  const placing = { storeId: '101', cartId, key: `crash-${cartId}`, placement }
  const done = await placeOrderingOrder({ ...env, db: through }, placing)
  if ('refused' in done) throw new Error(done.refused.text)
  return done.order.number
}

let cartId = await prepare(env)
say('ready')
for (;;) {
  say(await placeInOrdering(await crashCart(env)))
  say(await placeOrder({ ...env, db: through }, { cartId, key: `crash-${cartId}` }))
  await doOrderTasks({
    db: through,
    clock: () => NOON,
    shopUrl: () => shopUrl,
    soldCode,
    log: silentLog,
  })
  cartId = await prepare(env)
}
