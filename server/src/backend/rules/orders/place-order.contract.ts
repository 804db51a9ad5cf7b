/** Placing an order, for any database: all or nothing, and once. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls, MESA, type Headers } from '../../../testing/commerce-calls.ts'
import { customerCalls, newEmail, PASSWORD } from '../../../testing/customer-calls.ts'
import { memberWithFunds } from '../../../testing/member-with-funds.ts'
import { readLedger } from '../loyalty/ledger.ts'
import { balanceOf } from '../loyalty/rules.ts'

export function placeOrderContract(harness: () => Harness): void {
  const calls = commerceCalls(harness)
  const { ask, refusal, holding, prepare, place, order, set } = calls

  const reserved = async (number: string) =>
    harness()
      .db.selectFrom('stock_reservations')
      .select(['sku', 'quantity'])
      .where('order_number', '=', number)
      .execute()
  const ordersOfCart = async (cartId: string) =>
    harness().db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute()
  /** Restores the stock that a test used. */
  const restock = () => harness().db.deleteFrom('stock_reservations').execute()

  const detailFields = `number email status carrier shipping_method checkout_type delivery_slot pickup_location { code }
    shipping_address { firstname city region country_code } billing_address { lastname }
    payment_methods { name type } customer_info { firstname lastname }
    total { subtotal { value } total_tax { value } total_shipping { value } grand_total { value } discounts { label amount { value } } }
    items {
      __typename product_sku product_name product_sale_price { value } quantity_ordered selected_options { label value }
      product { sku }
    }`

  describe('placing an order', () => {
    test('[3.4.3] [7a.24] a guest places a pickup order, from the first call to the order, and finds it again', async () => {
      const email = newEmail()
      const id = await holding([
        { sku: 'ct-flower_3.5g', quantity: 1 },
        { sku: 'ct-vape', quantity: 2 },
      ])
      await prepare(id, { kind: 'pickup', email })
      const done = await place(id)
      const number = done.orderV2?.number ?? ''
      expect(done).toMatchObject({ order: { order_number: number, number }, errors: [] })
      const expected = {
        number,
        email,
        status: 'Pending',
        carrier: 'Pickup',
        shipping_method: 'Pickup - pickup',
        checkout_type: 'pickup',
        delivery_slot: null,
        pickup_location: { code: 'az_mesa' },
        shipping_address: { firstname: 'Gina', city: 'Mesa', region: 'Arizona', country_code: 'US' },
        billing_address: { lastname: 'Guest' },
        payment_methods: [{ name: 'Cash at pickup', type: 'cashondelivery' }],
        customer_info: { firstname: 'Gina', lastname: 'Guest' },
        total: {
          subtotal: { value: 88 },
          total_tax: { value: 14.08 },
          total_shipping: { value: 0 },
          grand_total: { value: 102.08 },
          discounts: [],
        },
        items: [
          {
            __typename: 'OrderItem',
            product_sku: 'ct-flower_3.5g',
            product_name: 'Meadow',
            product_sale_price: { value: 40 },
            quantity_ordered: 1,
            selected_options: [{ label: 'Size', value: '3.5g' }],
            product: { sku: 'ct-flower' },
          },
          {
            __typename: 'OrderItem',
            product_sku: 'ct-vape',
            product_name: 'Brass Vape',
            product_sale_price: { value: 24 },
            quantity_ordered: 2,
            selected_options: [],
            product: { sku: 'ct-vape' },
          },
        ],
      }
      const find = `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${detailFields} } }`
      const known = { number, email: email.toUpperCase(), lastname: 'guest' }
      expect(await ask(find, { input: known })).toEqual({ guestOrder: expected })
      expect((await refusal(find, { input: { ...known, lastname: 'Other' } }))?.[0]).toBe('graphql-no-such-entity')
      const byToken = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }`
      expect(await ask(byToken, { token: done.orderV2?.token })).toEqual({ guestOrderByToken: { number } })
      expect((await refusal(byToken, { token: '0'.repeat(32) }))?.[0]).toBe('graphql-no-such-entity')
      const { clock } = harness()
      const placed = clock.now
      clock.now = placed + 90 * 86_400_000
      expect(await ask(byToken, { token: done.orderV2?.token })).toEqual({ guestOrderByToken: { number } })
      clock.now += 1
      expect((await refusal(byToken, { token: done.orderV2?.token }))?.[0]).toBe('graphql-no-such-entity')
      expect(await ask(find, { input: known })).toEqual({ guestOrder: expected })
      clock.now = placed
      expect(await reserved(number)).toEqual([
        { sku: 'ct-flower_3.5g', quantity: -1 },
        { sku: 'ct-vape', quantity: -2 },
      ])
      await restock()
    })

    test('[3.4.3] a customer gets an order delivered in the chosen window, and a new cart', async () => {
      const email = await customerCalls(harness).signUp()
      const headers: Headers = { ...(await calls.signedIn(email, PASSWORD)), checkouttype: 'delivery' }
      const id = await holding([{ sku: 'ct-vape', quantity: 2 }], headers)
      await prepare(id, { kind: 'delivery', email: null, headers })
      await set('setDeliverySlotOnCart', id, { zoneid: 'mesa_van', slotid: '2026-11-21T18:00' }, 'id', headers)
      await set('applyCouponToCart', id, { coupon_code: 'FREESHIP' }, 'id', headers)
      const number = await order(id, headers)
      const query = `{ customer { orders(filter: { number: { eq: "${number}" } }) { items { ${detailFields} } } } customerCart { total_quantity } }`
      expect(await ask(query, {}, headers)).toMatchObject({
        customer: {
          orders: {
            items: [
              {
                number,
                email,
                checkout_type: 'delivery',
                delivery_slot: 'Saturday, November 21, 6:00 PM - 8:00 PM',
                pickup_location: null,
                total: {
                  subtotal: { value: 48 },
                  total_shipping: { value: 0 },
                  grand_total: { value: 55.68 },
                  discounts: [{ label: 'FREESHIP', amount: { value: 7 } }],
                },
              },
            ],
          },
        },
        customerCart: { total_quantity: 0 },
      })
      const found = await refusal('query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }', {
        input: { number, email, lastname: 'Lindqvist' },
      })
      expect(found?.[0]).toBe('graphql-authorization')
      await restock()
    })

    test('the same cart placed twice, at once or later, is one order; the same is true of the key', async () => {
      const id = await holding([{ sku: 'ct-edible', quantity: 1 }])
      await prepare(id, { kind: 'pickup', email: newEmail() })
      const headers = { ...MESA, 'idempotency-key': `place-${id}` }
      const numbers = await Promise.all([order(id), order(id), order(id, headers), order(id, headers)])
      expect(new Set([...numbers, await order(id), await order(id, headers)]).size).toBe(1)
      expect(await ordersOfCart(id)).toHaveLength(1)
      const other = await holding([{ sku: 'ct-edible', quantity: 1 }])
      await prepare(other, { kind: 'pickup', email: newEmail() })
      await expect(place(other, headers)).rejects.toThrow('This idempotency key was already used for another request.')
      expect(await ordersOfCart(other)).toEqual([])
      await restock()
    })

    test('each cart becomes an order of its own number, and then accepts no changes', async () => {
      const first = await holding([{ sku: 'ct-edible', quantity: 1 }])
      const second = await holding([{ sku: 'ct-edible', quantity: 1 }])
      await prepare(first, { kind: 'pickup', email: newEmail() })
      await prepare(second, { kind: 'pickup', email: newEmail() })
      expect(await order(first)).not.toBe(await order(second))
      await expect(calls.add(first, [{ sku: 'ct-edible', quantity: 1 }])).rejects.toThrow('already become an order')
      await restock()
    })

    test('[8.25] with limited stock only as many concurrent orders succeed, and the others keep their carts', async () => {
      const carts = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const id = await holding([{ sku: 'ct-flower_28g', quantity: 1 }])
          await prepare(id, { kind: 'pickup', email: newEmail() })
          return id
        }),
      )
      const done = await Promise.all(carts.map((id) => place(id)))
      expect(done.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(3)
      for (const { errors } of done.filter(({ orderV2 }) => orderV2 === null)) {
        expect(errors).toEqual([
          { code: 'UNABLE_TO_PLACE_ORDER', message: 'Meadow 28g is sold out. Remove it to check out.' },
        ])
      }
      await restock()
    })

    test('[3.4.5] missing data is reported: in the list of errors if it is selected, else as an error', async () => {
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
      const codes: unknown[] = [(await place(id)).errors[0]?.code]
      await set('setGuestEmailOnCart', id, { email: newEmail() })
      codes.push((await place(id)).errors[0]?.code, (await place('q'.repeat(32))).errors[0]?.code)
      expect(codes).toEqual(['GUEST_EMAIL_MISSING', 'UNABLE_TO_PLACE_ORDER', 'CART_NOT_FOUND'])
      const older = 'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } } }'
      expect((await refusal(older, { input: { cart_id: id } }))?.[0]).toBe('graphql-input')
      const medical = { ...MESA, shoppingmode: 'MEDICAL' }
      await prepare(id, { kind: 'pickup', email: newEmail(), headers: medical })
      expect((await place(id, medical)).errors[0]?.message).toContain('medical card')
    })

    test('[3.4.3] points, store credit and gift cards are spent once, with the order', async () => {
      const { db, clock } = harness()
      const at = clock.now
      const { customer, headers } = await memberWithFunds(harness)
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }], headers)
      await prepare(id, { kind: 'pickup', email: null, headers })
      await ask('mutation ($id: ID!) { applyRewardPointsToCart(cartId: $id) { cart { id } } }', { id }, headers)
      await set('applyStoreCreditToCart', id, {}, 'id', headers)
      await set('applyGiftCardToCart', id, { gift_card_code: 'TEST-GFTC-ARDT-ENX4' }, 'id', headers)
      const number = await order(id, headers)
      expect(await order(id, headers)).toBe(number)
      const [row] = await ordersOfCart(id)
      expect(row).toMatchObject({
        subtotal: 2_400,
        tax: 384,
        points: 100,
        points_value: 500,
        gift_card: 1_000,
        store_credit: 300,
        grand_total: 984,
      })
      expect(balanceOf(await readLedger(db, customer, at))).toBe(20)
      const credit = await db
        .selectFrom('store_credit_entries')
        .select('change')
        .where('customer_id', '=', customer.id)
        .execute()
      expect(credit.map(({ change }) => change)).toEqual([300, -300])
      const taken = await db
        .selectFrom('gift_card_entries')
        .select('change')
        .where('order_number', '=', number)
        .execute()
      expect(taken).toEqual([{ change: -1_000 }])
      await db.updateTable('gift_card_accounts').set({ balance: 1_000 }).where('balance', '=', 0).execute()
      await restock()
    })

    test('[8.25] reordering adds what is available, and is REORDER_NOT_AVAILABLE for another channel’s order', async () => {
      const { db } = harness()
      const email = await customerCalls(harness).signUp()
      const headers = await calls.signedIn(email, PASSWORD)
      const id = await holding(
        [
          { sku: 'ct-edible', quantity: 2 },
          { sku: 'ct-vape', quantity: 6 },
        ],
        headers,
      )
      await prepare(id, { kind: 'pickup', email: null, headers })
      const number = await order(id, headers)
      const reorder = `mutation ($number: String!) { reorderItems(orderNumber: $number) {
        cart { items { quantity product { sku } } } userInputErrors { code path } } }`
      expect(await ask(reorder, { number }, headers)).toEqual({
        reorderItems: {
          cart: { items: [{ quantity: 2, product: { sku: 'ct-edible' } }] },
          userInputErrors: [{ code: 'INSUFFICIENT_STOCK', path: ['orderNumber'] }],
        },
      })
      await db.updateTable('orders').set({ channel: 'ordering' }).where('increment_id', '=', number).execute()
      expect(await ask(reorder, { number }, headers)).toMatchObject({
        reorderItems: { userInputErrors: [{ code: 'REORDER_NOT_AVAILABLE' }] },
      })
      expect((await refusal(reorder, { number: '1' }, headers))?.[0]).toBe('graphql-no-such-entity')
      await restock()
    })
  })
}
