/** The checkout of the commerce channel, for any database: totals, fulfilment, regulations, modes, merging. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { address, commerceCalls, MESA } from '../../../testing/commerce-calls.ts'
import { customerCalls, PASSWORD } from '../../../testing/customer-calls.ts'
import { SAMPLE_PASSWORD, sampleMember } from '../../../testing/sample-customers.ts'

const EIGHTH = 'ct-flower_3.5g'
const MEDICAL = { ...MESA, shoppingmode: 'MEDICAL' }

export function commerceCheckoutContract(harness: () => Harness): void {
  const calls = commerceCalls(harness)
  const { ask, refusal, holding, cart, set } = calls

  describe('commerce checkout: prices', () => {
    test('[3.4.3] [7a.24] rows, sale price, coupon, tax and totals of a cart', async () => {
      const id = await holding([
        { sku: EIGHTH, quantity: 1 },
        { sku: 'ct-vape', quantity: 2 },
      ])
      const fields = `applied_coupons { code } prices {
        subtotal_excluding_tax { value } subtotal_including_tax { value } subtotal_with_discount_excluding_tax { value }
        grand_total { value currency } applied_taxes { label amount { value } } discounts { label amount { value } } }`
      expect(await set('applyCouponToCart', id, { coupon_code: 'ten' }, fields)).toEqual({
        applied_coupons: [{ code: 'TEN' }],
        prices: {
          subtotal_excluding_tax: { value: 88 },
          subtotal_including_tax: { value: 100.67 },
          subtotal_with_discount_excluding_tax: { value: 79.2 },
          grand_total: { value: 91.87, currency: 'USD' },
          applied_taxes: [{ label: 'Excise', amount: { value: 12.67 } }],
          discounts: [{ label: 'TEN', amount: { value: 8.8 } }],
        },
      })
      const removed = await set(
        'removeCouponFromCart',
        id,
        {},
        'applied_coupons { code } prices { discounts { label } }',
      )
      expect(removed).toEqual({ applied_coupons: null, prices: { discounts: null } })
    })

    test('[3.4.4] a line has its details, its cost, and the discount of each rule', async () => {
      const id = await holding([{ sku: 'ct-vape', quantity: 2 }])
      const fields = `items { item_info { thc_percentage strain_type brand product_display_name }
        product { name sku url_key is_medical_only stock_status categories { name } price_range { minimum_price { final_price { value } } } }
        prices { price { value } row_total { value } row_total_including_tax { value } total_item_discount { value }
          original_item_price { value } catalog_discount { amount_off percent_off } promo_labels
          promos { rule_id description customer_display_text applied_count amount { value } qty skus } }
        errors { code message } }`
      expect(await set('applyCouponToCart', id, { coupon_code: 'TEN' }, fields)).toEqual({
        items: [
          {
            item_info: {
              thc_percentage: '78-82%',
              strain_type: 'Sativa',
              brand: 'Fernhill',
              product_display_name: 'Brass Vape',
            },
            product: {
              name: 'Brass Vape',
              sku: 'ct-vape',
              url_key: 'ct-vape',
              is_medical_only: 0,
              stock_status: 'IN_STOCK',
              categories: [{ name: 'Vapes' }],
              price_range: { minimum_price: { final_price: { value: 24 } } },
            },
            prices: {
              price: { value: 24 },
              row_total: { value: 48 },
              row_total_including_tax: { value: 54.91 },
              total_item_discount: { value: 4.8 },
              original_item_price: { value: 30 },
              catalog_discount: { amount_off: 6, percent_off: 20 },
              promo_labels: ['Less by TEN'],
              promos: [
                {
                  rule_id: 1,
                  description: 'TEN, for a test.',
                  customer_display_text: 'Less by TEN',
                  applied_count: 1,
                  amount: { value: 4.8 },
                  qty: 2,
                  skus: ['ct-vape'],
                },
              ],
            },
            errors: null,
          },
        ],
      })
    })

    test('[3.4.3] an unknown or expired coupon is refused, and the cart stays the same', async () => {
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
      const apply = 'mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { id } } }'
      for (const coupon_code of ['NOTHING', 'OVER']) {
        expect((await refusal(apply, { input: { cart_id: id, coupon_code } }))?.[0]).toBe('graphql-input')
      }
      expect(await cart(id, 'applied_coupons { code }')).toEqual({ applied_coupons: null })
    })

    test('[3.4.3] [8.26] at another store the cart has that store’s prices, and names the items not sold there', async () => {
      const id = await holding([
        { sku: EIGHTH, quantity: 1 },
        { sku: 'ct-edible', quantity: 1 },
      ])
      const fields =
        'store_code items { product { sku stock_status } is_available errors { code message } prices { price { value } } }'
      expect(await cart(id, fields, { store: 'oh_columbus' })).toEqual({
        store_code: 'oh_columbus',
        items: [
          {
            product: { sku: 'ct-flower', stock_status: 'IN_STOCK' },
            is_available: true,
            errors: null,
            prices: { price: { value: 39 } },
          },
          {
            product: { sku: 'ct-edible', stock_status: 'OUT_OF_STOCK' },
            is_available: false,
            errors: [
              {
                code: 'UNDEFINED',
                message:
                  'Lemon Chews isn’t sold here|oh_columbus doesn’t sell it on this menu. Remove it to check out.',
              },
            ],
            prices: { price: { value: 19 } },
          },
        ],
      })
    })
  })

  describe('commerce checkout: fulfilment', () => {
    test('[3.4.3] delivery stays within the state, has a minimum, and is free from an amount on', async () => {
      const id = await holding([{ sku: 'ct-grinder', quantity: 1 }])
      const fields = `delivery_cost { value } shipping_addresses { region { code label } available_shipping_methods {
        carrier_code method_code available error_message amount { value } } }`
      const at = (change: object) =>
        set('setShippingAddressesOnCart', id, { shipping_addresses: [{ address: { ...address, ...change } }] }, fields)
      const methods = (amount: number, error_message: string | null, code = 'AZ', label = 'Arizona') => [
        {
          region: { code, label },
          available_shipping_methods: [
            {
              carrier_code: 'instore',
              method_code: 'pickup',
              available: true,
              error_message: null,
              amount: { value: 0 },
            },
            {
              carrier_code: 'delivery',
              method_code: 'scheduled',
              available: error_message === null,
              error_message,
              amount: { value: amount },
            },
          ],
        },
      ]
      expect(await at({})).toMatchObject({ shipping_addresses: methods(7, 'The delivery minimum is $20.00.') })
      await calls.add(id, [{ sku: 'ct-vape', quantity: 1 }])
      expect(await at({ region: 'Florida' })).toMatchObject({
        shipping_addresses: methods(7, 'We only deliver within Arizona.', 'FL', 'Florida'),
      })
      // [shop 10] By its ZIP code too.
      expect(await at({ postcode: '33101' })).toMatchObject({
        shipping_addresses: methods(7, 'We only deliver within Arizona.'),
      })
      expect(await at({})).toMatchObject({ shipping_addresses: methods(7, null) })
      await calls.add(id, [{ sku: 'ct-vape', quantity: 3 }])
      expect(await at({})).toMatchObject({ shipping_addresses: methods(0, null) })
      expect(
        (
          await refusal(
            'mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }',
            { input: { cart_id: id, shipping_addresses: [{ address: { ...address, region: 'Nowhere' } }] } },
          )
        )?.[0],
      ).toBe('graphql-input')
    })

    test('[3.4.3] a pickup location is the store, with its hours; a delivery window is one of those offered', async () => {
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
      const pickup = { shipping_addresses: [{ pickup_location_code: 'az_mesa' }] }
      await set('setShippingAddressesOnCart', id, pickup)
      const chosen = await set(
        'setShippingMethodsOnCart',
        id,
        { shipping_methods: [{ carrier_code: 'instore', method_code: 'pickup' }] },
        'selected_pickup_location { code name phone working_hours { friday sunday } } checkout_type',
      )
      expect(chosen).toEqual({
        selected_pickup_location: {
          code: 'az_mesa',
          name: 'az_mesa',
          phone: '305-555-0101',
          working_hours: { friday: '9:00 AM - 9:00 PM', sunday: null },
        },
        checkout_type: 'pickup',
      })
      const slots = 'delivery_slots { label values { zoneid slotid time } selected { slotid } }'
      const saturday = { zoneid: 'mesa_van', slotid: '2026-11-21T10:00', time: '10:00 AM - 12:00 PM' }
      // Friday noon: the morning window has passed, and the store is closed on Sunday.
      expect(await set('setDeliverySlotOnCart', id, { zoneid: 'mesa_van', slotid: '2026-11-21T10:00' }, slots)).toEqual(
        {
          delivery_slots: [
            {
              label: 'Friday, November 20',
              values: [{ zoneid: 'mesa_van', slotid: '2026-11-20T18:00', time: '6:00 PM - 8:00 PM' }],
              selected: null,
            },
            {
              label: 'Saturday, November 21',
              values: [saturday, { zoneid: 'mesa_van', slotid: '2026-11-21T18:00', time: '6:00 PM - 8:00 PM' }],
              selected: { slotid: '2026-11-21T10:00' },
            },
          ],
        },
      )
      await expect(
        set('setDeliverySlotOnCart', id, { zoneid: 'mesa_van', slotid: '2026-11-22T10:00' }),
      ).rejects.toThrow('delivery time')
    })

    test('[3.4.3] costs elsewhere are estimated without changing the cart; pickup locations are stores', async () => {
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
      const query = `mutation ($input: EstimateTotalsInput!) {
        estimateShippingMethods(input: $input) { method_code available }
        estimateTotals(input: $input) { cart { prices { grand_total { value } } } } }`
      const where = { country_code: 'US', region: { region_code: 'AZ' } }
      const input = {
        cart_id: id,
        address: where,
        shipping_method: { carrier_code: 'delivery', method_code: 'scheduled' },
      }
      expect(await ask(query, { input })).toEqual({
        estimateShippingMethods: [
          { method_code: 'pickup', available: true },
          { method_code: 'scheduled', available: true },
        ],
        estimateTotals: { cart: { prices: { grand_total: { value: 34.84 } } } },
      })
      expect(await cart(id, 'shipping_addresses { city }')).toEqual({ shipping_addresses: [] })
      const locations =
        '{ pickupLocations(productsInfo: [{ sku: "ct-edible" }]) { total_count items { pickup_location_code } } }'
      expect(await ask(locations)).toEqual({
        pickupLocations: { total_count: 1, items: [{ pickup_location_code: 'az_mesa' }] },
      })
    })
  })

  describe('commerce checkout: modes and the law', () => {
    const check = (kind: string) => `${kind} ($cart_id: String!, $mode: ShoppingMode!) {
      shoppingModeChangeChecking(cart_id: $cart_id, mode: $mode) {
        current_mode requested_mode incompatible_items { sku name qty } } }`

    test('[7a.18] [4c.5] items that another mode does not sell are reported, by query and by mutation, and nothing changes', async () => {
      const id = await holding(
        [
          { sku: 'ct-medical', quantity: 2 },
          { sku: EIGHTH, quantity: 1 },
        ],
        MEDICAL,
      )
      const answer = {
        shoppingModeChangeChecking: {
          current_mode: 'MEDICAL',
          requested_mode: 'RECREATIONAL',
          incompatible_items: [{ sku: 'ct-medical', name: 'Ward Minis', qty: 2 }],
        },
      }
      const variables = { cart_id: id, mode: 'RECREATIONAL' }
      expect(await ask(check('query'), variables, MEDICAL)).toEqual(answer)
      expect(await ask(check('mutation'), variables, MEDICAL)).toEqual(answer)
      const kept = await cart(id, 'shopping_mode total_quantity', MEDICAL)
      expect(kept).toEqual({ shopping_mode: 'MEDICAL', total_quantity: 3 })
    })

    test('[8.20] a check that fails is an error with a category', async () => {
      const variables = { cart_id: 'z'.repeat(32), mode: 'MEDICAL' }
      expect((await refusal(check('query'), variables))?.[0]).toBe('graphql-no-such-entity')
    })

    const regulationFields = `medical_id_status medical_id medical_id_list { medical_id } is_place_order_allowed error_messages
      limits { thc { max_available used cart unit remaining } smoking { max_available used cart unit remaining } cbd { unit } }`
    const regulations = async (id: string, headers: Readonly<Record<string, string>>) =>
      (await ask(`query ($id: String!) { cartRegulations(cart_id: $id) { ${regulationFields} } }`, { id }, headers))[
        'cartRegulations'
      ]

    test('[3.4.5] the cart counts toward the limits, and over a limit it cannot be ordered', async () => {
      const id = await holding([{ sku: EIGHTH, quantity: 2 }])
      expect(await regulations(id, MESA)).toEqual({
        medical_id_status: 'NOT_REQUIRED',
        medical_id: null,
        medical_id_list: [],
        is_place_order_allowed: true,
        error_messages: [],
        limits: {
          thc: { max_available: 10_000, used: 0, cart: 2_000, unit: 'mg', remaining: 8_000 },
          smoking: { max_available: 28, used: 0, cart: 7, unit: 'g', remaining: 21 },
          cbd: { unit: 'mg' },
        },
      })
      await calls.add(id, [{ sku: EIGHTH, quantity: 7 }])
      expect(await regulations(id, MESA)).toMatchObject({
        is_place_order_allowed: false,
        error_messages: ['Your cart is over your limit for smokable flower. Remove something to check out.'],
        limits: { smoking: { cart: 31.5, remaining: 0 } },
      })
    })

    test('[3.4.5] medical mode requires a valid card of the store’s state', async () => {
      const { db } = harness()
      const guest = await holding([{ sku: 'ct-medical', quantity: 1 }], MEDICAL)
      expect(await regulations(guest, MEDICAL)).toMatchObject({
        medical_id_status: 'MISSING',
        is_place_order_allowed: false,
      })
      const email = await customerCalls(harness).signUp()
      const headers = { ...(await calls.signedIn(email, PASSWORD)), shoppingmode: 'MEDICAL' }
      const id = await holding([{ sku: 'ct-medical', quantity: 1 }], headers)
      const { id: customer_id } = await db
        .selectFrom('customers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const card = { customer_id, physician_id: 'P', medical_profile_type: 'PATIENT', issue_start_date: '2026-01-01' }
      const statuses: unknown[] = []
      for (const [state, expiry_date] of [
        ['FL', '2027-01-01'],
        ['AZ', '2026-11-19'],
        ['AZ', '2026-11-20'],
      ] as const) {
        const values = { ...card, medical_id: `${state}-${expiry_date}`, state, expiry_date }
        await db.insertInto('medical_infos').values(values).execute()
        statuses.push(
          z.object({ medical_id_status: z.string() }).parse(await regulations(id, headers)).medical_id_status,
        )
      }
      expect(statuses).toEqual(['OTHER_STATE', 'EXPIRED', 'VALID'])
      expect(await regulations(id, headers)).toMatchObject({
        medical_id: 'AZ-2026-11-20',
        is_place_order_allowed: true,
      })
    })
  })

  describe('commerce checkout: a customer’s cart', () => {
    test('[7a.14] [8.11] merging adds the guest’s lines, leaves out what does not fit, and reports it once', async () => {
      const headers = await calls.signedIn(await customerCalls(harness).signUp(), PASSWORD)
      const own = await holding([{ sku: 'ct-flower_28g', quantity: 2 }], headers)
      const guest = await holding([
        { sku: 'ct-flower_28g', quantity: 2 },
        { sku: 'ct-edible', quantity: 1 },
      ])
      const keyed = { ...headers, 'idempotency-key': `merge-${guest}` }
      const merge = `mutation ($from: String!, $into: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $into) {
        id items { quantity } merge_issues { code message } } }`
      const merged = {
        mergeCarts: {
          id: own,
          items: [{ quantity: 3 }, { quantity: 1 }],
          merge_issues: [
            { code: 'INSUFFICIENT_STOCK', message: 'Meadow 28g|Only 3 of 4 could be added to your cart.' },
          ],
        },
      }
      expect(await ask(merge, { from: guest, into: own }, keyed)).toEqual(merged)
      expect(await ask(merge, { from: guest, into: own }, keyed)).toEqual(merged)
      expect((await refusal(merge, { from: guest }, headers))?.[0]).toBe('graphql-no-such-entity')
      expect((await refusal(merge, { from: guest }))?.[0]).toBe('graphql-authorization')
    })

    test('[7a.14] an assigned guest cart becomes the customer’s and keeps their items', async () => {
      const headers = await calls.signedIn(await customerCalls(harness).signUp(), PASSWORD)
      await holding([{ sku: 'ct-edible', quantity: 1 }], headers)
      const guest = await holding([{ sku: 'ct-vape', quantity: 1 }])
      const assign = 'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id total_quantity } }'
      const answer = { assignCustomerToGuestCart: { id: guest, total_quantity: 2 } }
      expect(await ask(assign, { id: guest }, headers)).toEqual(answer)
      expect(await ask(assign, { id: guest }, headers)).toEqual(answer)
      expect(await ask('{ customerCart { id } }', {}, headers)).toEqual({ customerCart: { id: guest } })
    })

    test('[3.4.3] [6.4] points, gift cards and store credit reduce the amount to pay', async () => {
      const headers = await calls.signedIn(sampleMember.email, SAMPLE_PASSWORD)
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }], headers)
      const points = `mutation ($id: ID!) { applyRewardPointsToCart(cartId: $id) { cart {
        applied_reward_points { points money { value } } prices { grand_total { value } } } } }`
      // 742 points allow $40, the cart of $27.84 the step of $18.
      expect(await ask(points, { id }, headers)).toEqual({
        applyRewardPointsToCart: {
          cart: {
            applied_reward_points: { points: 300, money: { value: 18 } },
            prices: { grand_total: { value: 9.84 } },
          },
        },
      })
      const credit =
        'applied_store_credit { enabled current_balance { value } applied_balance { value } } prices { grand_total { value } }'
      expect(await set('applyStoreCreditToCart', id, {}, credit, headers)).toEqual({
        applied_store_credit: { enabled: true, current_balance: { value: 12 }, applied_balance: { value: 9.84 } },
        prices: { grand_total: { value: 0 } },
      })
      const card =
        'applied_gift_cards { code applied_balance { value } } applied_store_credit { applied_balance { value } } available_payment_methods { code }'
      expect(await set('applyGiftCardToCart', id, { gift_card_code: 'test-gftc-ardt-enx4' }, card, headers)).toEqual({
        applied_gift_cards: [{ code: 'TEST-GFTC-ARDT-ENX4', applied_balance: { value: 9.84 } }],
        applied_store_credit: { applied_balance: { value: 0 } },
        available_payment_methods: [{ code: 'free' }],
      })
      const clear = 'mutation ($id: ID!) { clearCart(input: { uid: $id }) { errors { type } } }'
      await ask(clear, { id }, headers)
      await set('removeGiftCardFromCart', id, { gift_card_code: 'TEST-GFTC-ARDT-ENX4' }, 'id', headers)
      await set('removeStoreCreditFromCart', id, {}, 'id', headers)
      await ask('mutation ($id: ID!) { removeRewardPointsFromCart(cartId: $id) { cart { id } } }', { id }, headers)
      const guest = await calls.create()
      expect((await refusal(points, { id: guest }))?.[0]).toBe('graphql-authorization')
    })
  })
}
