/** What a cart of the commerce channel says beside its sums, on any database. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { address, commerceCalls, MESA } from '../../../testing/commerce-calls.ts'
import { customerCalls, PASSWORD } from '../../../testing/customer-calls.ts'

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
const holdingAll = (items: readonly unknown[]): unknown => expect.arrayContaining([...items])

export function commerceCartFieldsContract(harness: () => Harness): void {
  const calls = commerceCalls(harness)
  const { holding, cart, set } = calls

  describe('commerce carts: what they say', () => {
    test('[3.4.3] what bringing it costs: nothing for a pickup, else of the chosen way or the cheapest', async () => {
      const cost = async (id: string, headers = MESA) => cart(id, 'delivery_cost { value currency }', headers)
      const dollars = (value: number) => ({ delivery_cost: { value, currency: 'USD' } })
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
      await calls.prepare(id, { kind: 'pickup', email: null })
      expect(await cost(id)).toEqual(dollars(0))
      await calls.prepare(id, { kind: 'delivery', email: null })
      expect(await cost(id)).toEqual(dollars(7))
      const delivery = { ...MESA, checkouttype: 'delivery' }
      const fresh = await holding([{ sku: 'ct-vape', quantity: 1 }], delivery)
      await set('setShippingAddressesOnCart', fresh, { shipping_addresses: [{ address }] }, 'id', delivery)
      expect(await cost(fresh, delivery)).toEqual(dollars(7))
      expect(await cost(fresh, { ...MESA, checkouttype: 'pickup' })).toEqual(dollars(0))
    })

    test('[3.4.3] whether the store takes orders, and how it is paid for and by whom', async () => {
      const state = 'sap_opps_service_state { state error_message }'
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
      expect(await cart(id, state)).toEqual({ sap_opps_service_state: { state: 'OK', error_message: null } })
      const query = `query ($id: String!) { cart(cart_id: $id) { ${state} } }`
      const { data, extensions } = await calls.post(query, { id }, { store: 'oh_columbus' })
      const error_message = 'oh_columbus doesn’t take online orders.'
      expect(data).toEqual({ cart: { sap_opps_service_state: { state: 'UNAVAILABLE', error_message } } })
      expect(extensions?.messages).toEqual([
        {
          path: ['cart', 'sap_opps_service_state', 'error_message'],
          code: 'STORE_TAKES_NO_ORDERS',
          params: { store: 'oh_columbus' },
        },
      ])
      await calls.prepare(id, { kind: 'pickup', email: 'gina@example.com' })
      const fields = `email checkoutUrl billing_address { lastname postcode } selected_payment_method { code title }
        available_payment_methods { code title }`
      expect(await cart(id, fields)).toEqual({
        email: 'gina@example.com',
        checkoutUrl: matching(/^https?:.*\/checkout$/),
        billing_address: { lastname: 'Guest', postcode: '85201' },
        selected_payment_method: { code: 'cashondelivery', title: 'Cash at pickup' },
        available_payment_methods: [
          { code: 'cashondelivery', title: 'Cash at pickup' },
          { code: 'checkmo', title: 'Check at pickup' },
        ],
      })
    })

    test('[3.4.4] a line says its batch, how it is used, what is in it, and what its product is', async () => {
      const id = await holding([{ sku: 'ct-flower_3.5g', quantity: 1 }])
      const fields = `items { uid id item_info { batch_code additional_data { label value } consumption_forms }
        product { thumbnail { url } special_price custom_attributes_product { code value }
          ... on ConfigurableProduct { variants { product { sku } } } }
        ... on ConfigurableCartItem { configured_variant { sku thumbnail { url } } } }`
      const picture = (name: string) => ({ url: `https://commerce.example/media/products/sample/${name}.jpg` })
      expect(await cart(id, fields)).toEqual({
        items: [
          {
            uid: matching(/^[\w=]+$/),
            id: matching(/^\d+$/),
            item_info: {
              batch_code: 'B1',
              additional_data: [
                { label: 'Size', value: '3.5g' },
                { label: 'THC', value: '1000 mg' },
              ],
              consumption_forms: ['Smoking'],
            },
            product: {
              thumbnail: picture('ct-flower'),
              special_price: null,
              custom_attributes_product: holdingAll([{ code: 'thc', value: '18-22%' }]),
              variants: [{ product: { sku: 'ct-flower_3.5g' } }, { product: { sku: 'ct-flower_28g' } }],
            },
            configured_variant: { sku: 'ct-flower_3.5g', thumbnail: picture('ct-flower-3-5g') },
          },
        ],
      })
      const sale = await holding([{ sku: 'ct-vape', quantity: 1 }])
      expect(await cart(sale, 'items { product { special_price } }')).toEqual({
        items: [{ product: { special_price: 24 } }],
      })
    })

    test('[3.4.5] the limits of a store before any cart, and what products and lines take of them', async () => {
      const query = `{ purchaseLimits { maximum { thc_mg smokable_mg } per_line }
        products(filter: { sku: { in: ["ct-vape", "ct-flower"] } }) { items {
          sku purchase_amounts { thc_mg cbd_mg smokable_mg }
          ... on ConfigurableProduct { variants { product { sku purchase_amounts { thc_mg cbd_mg smokable_mg } } } }
        } } }`
      const { data } = await calls.post(query, {}, MESA)
      expect(data).toMatchObject({ purchaseLimits: { maximum: { smokable_mg: 28_000 }, per_line: 12 } })
      const id = await holding([
        { sku: 'ct-vape', quantity: 2 },
        { sku: 'ct-flower_3.5g', quantity: 1 },
      ])
      const fields = 'items { item_info { purchase_amounts { thc_mg cbd_mg smokable_mg } } }'
      const lines = z.object({ items: z.array(z.object({ item_info: z.object({ purchase_amounts: z.unknown() }) })) })
      const ofLines = lines.parse(await cart(id, fields)).items.map(({ item_info }) => item_info.purchase_amounts)
      const size = { product: { sku: 'ct-flower_3.5g', purchase_amounts: ofLines[1] } }
      expect(data).toMatchObject({
        products: {
          items: holdingAll([
            { sku: 'ct-vape', purchase_amounts: ofLines[0] },
            expect.objectContaining({ sku: 'ct-flower', variants: holdingAll([size]) }),
          ]),
        },
      })
      expect(ofLines).toMatchObject([{ cbd_mg: 500 }, { smokable_mg: 3500 }])
    })

    test('[shop 10] which stores deliver to a ZIP code: those of its state, and none where it is unknown', async () => {
      const query = `query ($postcode: String!) {
        deliveryArea(postcode: $postcode) { postcode city region_code store_codes }
      }`
      const area = async (postcode: string) => (await calls.post(query, { postcode })).data
      const miami = { postcode: '33101', city: 'Miami', region_code: 'FL', store_codes: ['fl_miami'] }
      expect(await area('33101')).toEqual({ deliveryArea: miami })
      expect(await area(' 33101-2345 ')).toEqual({ deliveryArea: miami })
      for (const unknown of ['04101', '3310', 'Miami', '']) expect(await area(unknown)).toEqual({ deliveryArea: null })
    })

    test('[3.4.5] the regulations with the cart: what holds, a warning, and every card of the customer', async () => {
      const fields = `regulations { info info_message medical_id_list { medical_id state expiry_date }
        limits { cbd { max_available used cart unit remaining } } }`
      const near = await holding([{ sku: 'ct-vape', quantity: 10 }])
      const limits = { cbd: { max_available: 20_000, used: 0, cart: 5_000, unit: 'mg', remaining: 15_000 } }
      const info = 'Arizona daily limits'
      expect(await cart(near, fields)).toEqual({
        regulations: { info, info_message: null, medical_id_list: [], limits },
      })
      await calls.add(near, [{ sku: 'ct-flower_3.5g', quantity: 4 }])
      expect(await cart(near, fields)).toMatchObject({ regulations: { info_message: 'You’re close to your limit.' } })
      const { db } = harness()
      const email = await customerCalls(harness).signUp()
      const headers = { ...(await calls.signedIn(email, PASSWORD)), shoppingmode: 'MEDICAL' }
      const { id: customer_id } = await db
        .selectFrom('customers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const cards = [
        { medical_id: 'OLD', state: 'AZ', expiry_date: '2026-11-19' },
        { medical_id: 'NEW', state: 'AZ', expiry_date: '2027-11-19' },
      ]
      const rest = { customer_id, physician_id: 'P', medical_profile_type: 'PATIENT', issue_start_date: '2026-01-01' }
      await db
        .insertInto('medical_infos')
        .values(cards.map((card) => ({ ...rest, ...card })))
        .execute()
      const id = await holding([{ sku: 'ct-medical', quantity: 1 }], headers)
      expect(await cart(id, 'regulations { medical_id_list { medical_id state expiry_date } }', headers)).toEqual({
        regulations: { medical_id_list: holdingAll(cards) },
      })
    })

    test('[6.6] a line of what only patients are sold says so, and cannot be ordered in the other mode', async () => {
      const id = await holding([{ sku: 'ct-medical', quantity: 1 }], { ...MESA, shoppingmode: 'MEDICAL' })
      const fields = 'items { is_available product { is_medical_only } }'
      expect(await cart(id, fields, { ...MESA, shoppingmode: 'MEDICAL' })).toEqual({
        items: [{ is_available: true, product: { is_medical_only: 1 } }],
      })
      expect(await cart(id, fields, { ...MESA, shoppingmode: 'RECREATIONAL' })).toEqual({
        items: [{ is_available: false, product: { is_medical_only: 1 } }],
      })
    })
  })
}
