/** Placing orders of the ordering channel, for any database: what becomes of a cart, and where the order is found. */
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls } from '../../../testing/commerce-calls.ts'
import { customerCalls, newEmail, newMember } from '../../../testing/customer-calls.ts'
import { miamiAddress, orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'
import { shopUrl, soldCode } from '../../../testing/test-customers.ts'
import { silentLog } from '../../../platform/upstream.ts'
import { readLedger } from '../loyalty/ledger.ts'
import { balanceOf } from '../loyalty/rules.ts'
import { doOrderTasks } from '../orders/order-tasks.ts'

const TAXES = [
  { title: 'Excise', amount: { value: 14.4 }, rate: 10 },
  { title: 'Sales', amount: { value: 10.44 }, rate: 7.25 },
  { title: 'Service fee', amount: { value: 1.5 }, rate: 0 },
]

export function placeOrderingOrderContract(harness: () => Harness): void {
  const { holding, place, terms } = orderingOrderCalls(harness)
  const { ask } = commerceCalls(harness)
  const { mailsTo, join, signIn, bearer } = customerCalls(harness)

  const stockOf = async (productId: string, option: string) => {
    const row = await harness()
      .db.selectFrom('inventory')
      .select('quantity')
      .where('store_id', '=', '101')
      .where('product_id', '=', productId)
      .where('option', '=', option)
      .executeTakeFirstOrThrow()
    return row.quantity
  }
  const tasks = () =>
    doOrderTasks({
      db: harness().db,
      clock: () => harness().clock.now,
      shopUrl: () => shopUrl,
      soldCode,
      log: silentLog,
    })

  const fields = `number status carrier shipping_method checkout_type delivery_slot shopping_mode available_actions
    pickup_location { code name } shipping_address { firstname city region street telephone } billing_address { city }
    payment_methods { name type } customer_info { firstname lastname }
    total { subtotal { value } total_tax { value } total_shipping { value } grand_total { value }
      taxes { title amount { value } rate } discounts { label amount { value } } }
    items { product_sku product_name product_sale_price { value } quantity_ordered selected_options { label value } product { sku } }`

  describe('placing an ordering order', () => {
    restoringInventory(harness)

    test('a guest picks up: the cart is over, stock is taken, a mail says when, and the token finds the order', async () => {
      const { refusal, cart } = harness()
      const email = newEmail()
      const contact = { firstname: ' Gina ', lastname: 'Guest', email, telephone: '(305) 555-0107' }
      const id = await holding([
        ['flower1', '3.5g', 2],
        ['vape1', '500mg', 1],
        ['edible1', '100mg', 1],
        ['edible2', '100mg', 1],
      ])
      const before = [await stockOf('flower1', '3.5g'), await stockOf('vape1', '500mg')]
      const order = await place(id, { change: { contact } })
      expect(order).toMatchObject({
        status: 'pending',
        storeId: '101',
        email,
        firstname: 'Gina',
        lastname: 'Guest',
        items: [
          { productId: 'flower1', name: 'Product flower1', option: '3.5g', quantity: 2, total: 8_000 },
          { productId: 'vape1', quantity: 1, total: 3_000 },
          { productId: 'edible1', quantity: 1, total: 2_000 },
          { productId: 'edible2', quantity: 1, total: 2_500 },
        ],
        subtotal: 15_500,
        discounts: [
          { name: 'Special percent', amount: 600 },
          { name: 'Special mix', amount: 500 },
        ],
        taxes: [
          { name: 'Excise', amount: 1_440 },
          { name: 'Sales', amount: 1_044 },
        ],
        fees: [{ kind: 'service', amount: 150 }],
        total: 17_034,
        fulfilment: 'pickup',
        window: { day: '2026-11-20', from: '15:00', to: '16:00' },
        address: null,
        payment: { code: 'cashondelivery', title: 'Cash at pickup' },
      })
      expect([await stockOf('flower1', '3.5g'), await stockOf('vape1', '500mg')]).toEqual(
        before.map((quantity, index) => quantity - (index === 0 ? 2 : 1)),
      )
      for (const path of [orderingPaths.get('101', id), orderingPaths.add('101', id, 'flower1', '3.5g', 1)]) {
        expect(await refusal(path)).toEqual({ status: 404, code: 'CART_NOT_FOUND' })
      }
      expect((await cart(orderingPaths.create('101', 'RECREATIONAL'))).items).toEqual([])

      const byToken = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${fields} } }`
      expect(await ask(byToken, { token: order.token })).toMatchObject({
        guestOrderByToken: {
          number: order.number,
          status: 'Pending',
          carrier: 'Pickup',
          checkout_type: 'pickup',
          delivery_slot: 'Friday, November 20, 3:00 PM - 4:00 PM',
          shopping_mode: 'RECREATIONAL',
          available_actions: ['CANCEL'],
          pickup_location: { code: 'fl_miami', name: 'fl_miami' },
          shipping_address: { firstname: 'Gina', city: 'Miami', region: 'Florida' },
          billing_address: null,
          payment_methods: [{ name: 'Cash at pickup', type: 'cashondelivery' }],
          total: {
            subtotal: { value: 155 },
            total_tax: { value: 26.34 },
            total_shipping: { value: 0 },
            grand_total: { value: 170.34 },
            taxes: TAXES,
            discounts: [
              { label: 'Special percent', amount: { value: 6 } },
              { label: 'Special mix', amount: { value: 5 } },
            ],
          },
          items: [
            {
              product_sku: 'flower1',
              product_sale_price: { value: 40 },
              quantity_ordered: 2,
              selected_options: [{ label: 'Size', value: '3.5g' }],
              product: null,
            },
            {},
            {},
            {},
          ],
        },
      })
      await tasks()
      const [mail] = await mailsTo(email)
      expect(mail?.text).toContain('Pick up on Friday, November 20, 3:00 PM - 4:00 PM at\nfl_miami\n1 Fern Street')
      for (const text of ['Service fee', '$1.50', 'Special mix', '-$5.00', '$170.34', 'Payment: Cash at pickup']) {
        expect(mail?.text).toContain(text)
      }
      expect(mail?.text).toContain(`${shopUrl}/order-status#token=${order.token}`)
    })

    test('a customer has it delivered: it is in the account, under the account’s name, and earns points once complete', async () => {
      const { db, clock } = harness()
      const person = newMember()
      await join(person)
      const headers = bearer((await signIn(person.email)).token)
      const id = await holding([['flower1', '3.5g', 2]])
      const order = await place(id, { fulfilment: 'delivery', headers, change: { windowId: '2026-11-21T14:00' } })
      expect(order).toMatchObject({
        email: person.email,
        firstname: 'Rosa',
        fees: [
          { kind: 'service', amount: 150 },
          { kind: 'delivery', amount: 700 },
        ],
        total: 8_000 + 800 + 580 + 850,
        window: { day: '2026-11-21', from: '14:00', to: '16:00' },
        address: miamiAddress,
        payment: { code: 'cashondelivery', title: 'Cash on delivery' },
      })
      const query = `{ customer { orders(filter: { number: { eq: "${order.number}" } }) { items { ${fields} } } } }`
      expect(await ask(query, {}, headers)).toMatchObject({
        customer: {
          orders: {
            items: [
              {
                number: order.number,
                available_actions: ['CANCEL'],
                checkout_type: 'delivery',
                delivery_slot: 'Saturday, November 21, 2:00 PM - 4:00 PM',
                pickup_location: null,
                shipping_address: { firstname: 'Gina', street: miamiAddress.street, telephone: '(305) 555-0107' },
                total: { total_shipping: { value: 7 }, total_tax: { value: 15.3 }, grand_total: { value: 102.3 } },
              },
            ],
          },
        },
      })
      const member = await db
        .selectFrom('customers')
        .selectAll()
        .where('email', '=', person.email)
        .executeTakeFirstOrThrow()
      const points = async () => balanceOf(await readLedger(db, member, clock.now))
      expect(await points()).toBe(0)
      await db
        .updateTable('orders')
        .set({ state: 'complete', status: 'complete' })
        .where('increment_id', '=', order.number)
        .execute()
      expect(await points()).toBe(80)
      await tasks()
      const [mail] = await mailsTo(person.email)
      expect(mail?.text).toContain('Delivery on Saturday, November 21, 2:00 PM - 4:00 PM to\nGina Guest\n7 Palm Lane')
    })

    test('asking for terms takes nothing, and an order one place of its window', async () => {
      const id = await holding([['flower1', '3.5g', 1]])
      const left = async () => {
        const { days } = await terms(id)
        return days[1]?.windows.map((window) => window.left)
      }
      const before = await stockOf('flower1', '3.5g')
      for (let read = 0; read < 3; read += 1) expect(await left()).toEqual([null, null, null, 2])
      expect(await stockOf('flower1', '3.5g')).toBe(before)
      await place(await holding([['flower1', '3.5g', 1]]), { change: { windowId: '2026-11-21T18:00' } })
      expect(await left()).toEqual([null, null, null, 1])
    })
  })
}
