/** Carts of the commerce channel, for any database: items in and out, and ownership. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls, MESA } from '../../../testing/commerce-calls.ts'
import { customerCalls, PASSWORD } from '../../../testing/customer-calls.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import {
  bundleOptionUid,
  configurableValueUid,
  giftCardAmountUid,
  giftCardFields,
  giftCardFieldUid,
} from '../catalogue/uids.ts'
import { GUEST_CART_LIFETIME } from './carts.ts'

const EIGHTH = 'ct-flower_3.5g'

export function commerceCartContract(harness: () => Harness): void {
  const calls = commerceCalls(harness)
  const { ask, post, refusal, create, add, holding, cart } = calls

  describe('commerce carts: creating', () => {
    test('[7a.14] createEmptyCart returns a masked id of 32 characters, or accepts a given one once', async () => {
      expect(await create()).toMatch(/^[0-9a-f]{32}$/)
      const own = 'Abcdefghijklmnopqrstuvwxyz012345'
      const query = `mutation { createEmptyCart(input: { cart_id: "${own}" }) }`
      expect(await ask(query)).toEqual({ createEmptyCart: own })
      expect(await refusal(query)).toEqual(['graphql-input', 'A cart with this ID already exists.'])
      expect(await refusal('mutation { createEmptyCart(input: { cart_id: "short" }) }')).toEqual([
        'graphql-input',
        'A cart ID must have 32 letters and digits.',
      ])
    })

    test('[7a.14] a new guest cart is empty, with the store, mode and fulfilment of the headers', async () => {
      const query = `mutation { createGuestCart { cart {
        store_code shopping_mode checkout_type is_virtual total_quantity items { uid } itemsV2 { total_count }
        shipping_addresses { city } selected_payment_method { code } prices { grand_total { value currency } } applied_coupons { code }
      } } }`
      const headers = { store: 'az_mesa', shoppingmode: 'MEDICAL', checkouttype: 'delivery' }
      expect(await ask(query, {}, headers)).toEqual({
        createGuestCart: {
          cart: {
            store_code: 'az_mesa',
            shopping_mode: 'MEDICAL',
            checkout_type: 'delivery',
            is_virtual: false,
            total_quantity: 0,
            items: [],
            itemsV2: { total_count: 0 },
            shipping_addresses: [],
            selected_payment_method: { code: '' },
            prices: { grand_total: { value: 0, currency: 'USD' } },
            applied_coupons: null,
          },
        },
      })
    })

    test('[7a.14] an unknown cart is no such entity; only the customer can use their cart', async () => {
      const query = 'query ($id: String!) { cart(cart_id: $id) { id } }'
      expect(await refusal(query, { id: 'x'.repeat(32) })).toEqual([
        'graphql-no-such-entity',
        'This cart doesn’t exist or has expired.',
      ])
      const headers = await calls.signedIn(await customerCalls(harness).signUp(), PASSWORD)
      const id = await create(headers)
      expect(await ask('{ customerCart { id } }', {}, headers)).toEqual({ customerCart: { id } })
      expect(await create(headers)).toBe(id)
      expect((await refusal(query, { id }))?.[0]).toBe('graphql-authorization')
    })

    test('[9b.3] a guest’s cart outlives the hour for which clients keep its id, and expires after three days', async () => {
      const { clock, db } = harness()
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
      clock.now = NOON + 2 * 3_600_000
      const later = await cart(id, 'total_quantity')
      clock.now = NOON + 2 * 3_600_000 + GUEST_CART_LIFETIME
      const over = await refusal('query ($id: String!) { cart(cart_id: $id) { id } }', { id })
      await create()
      clock.now = NOON
      const rows = await db.selectFrom('commerce_carts').select('id').where('id', '=', id).execute()
      expect([later, over?.[0], rows]).toEqual([{ total_quantity: 1 }, 'graphql-no-such-entity', []])
    })
  })

  describe('commerce carts: items', () => {
    test('[7a.15] a configurable product is added by its variant’s sku, or by its own and an option', async () => {
      const id = await create()
      const size = configurableValueUid('size', 25_001)
      await add(id, [{ sku: EIGHTH, parent_sku: 'ct-flower', quantity: 1 }])
      const { cart: after } = await add(id, [{ sku: 'ct-flower', quantity: 2, selected_options: [size] }])
      expect(after.items.map(({ quantity, product }) => [product.sku, quantity])).toEqual([['ct-flower', 3]])
      const fields = `items { __typename quantity ... on ConfigurableCartItem {
        configured_variant { sku } configurable_options { option_label value_label configurable_product_option_value_uid } } }`
      expect(await cart(id, fields)).toEqual({
        items: [
          {
            __typename: 'ConfigurableCartItem',
            quantity: 3,
            configured_variant: { sku: EIGHTH },
            configurable_options: [
              { option_label: 'Size', value_label: '3.5g', configurable_product_option_value_uid: size },
            ],
          },
        ],
      })
    })

    test('[8.25] items that cannot be added are reported by code, and none of the request is added', async () => {
      const id = await create()
      const codes = async (...items: object[]) => (await add(id, items)).user_errors.map(({ code }) => code)
      expect(await codes({ sku: 'nothing', quantity: 1 })).toEqual(['PRODUCT_NOT_FOUND'])
      expect(await codes({ sku: 'ct-columbus', quantity: 1 })).toEqual(['NOT_SALABLE'])
      expect(await codes({ sku: 'ct-medical', quantity: 1 })).toEqual(['NOT_SALABLE'])
      expect(await codes({ sku: 'ct-flower_28g', quantity: 4 })).toEqual(['INSUFFICIENT_STOCK'])
      expect(await codes({ sku: 'ct-flower', quantity: 1 })).toEqual(['UNDEFINED'])
      expect(await codes({ sku: 'ct-vape', quantity: 0.5 })).toEqual(['UNDEFINED'])
      expect(await codes({ sku: 'ct-edible', quantity: 13 })).toEqual(['UNDEFINED'])
      expect(await codes({ sku: 'ct-vape', quantity: 1 }, { sku: 'ct-gone', quantity: 1 })).toEqual([
        'INSUFFICIENT_STOCK',
      ])
      expect(await cart(id, 'total_quantity')).toEqual({ total_quantity: 0 })
    })

    test('[8.25] the cart’s content counts against the stock, and errors come in both forms', async () => {
      const id = await holding([{ sku: 'ct-flower_28g', quantity: 2 }])
      const query = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
        addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
          cart { itemsV2 { items { quantity } } }
          user_errors { code message ... on InsufficientStockError { quantity } }
        } }`
      const items = [{ sku: 'ct-flower_28g', quantity: 2 }]
      expect(await ask(query, { cartId: id, cartItems: items })).toEqual({
        addProductsToCart: {
          cart: { itemsV2: { items: [{ quantity: 2 }] } },
          user_errors: [
            { code: 'INSUFFICIENT_STOCK', message: 'Not enough Meadow 28g in stock|Only 3 left.', quantity: 3 },
          ],
        },
      })
    })

    test('[8.11] an answer carries its messages by code too, beside the texts for any client', async () => {
      const id = await holding([{ sku: 'ct-flower_28g', quantity: 2 }])
      const query = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
        first: addProductsToCart(cartId: $cartId, cartItems: $cartItems) { user_errors { message } }
        second: addProductsToCart(cartId: $cartId, cartItems: $cartItems) { user_errors { why: message } }
      }`
      const { extensions } = await post(query, {
        cartId: id,
        cartItems: [
          { sku: 'ct-flower_28g', quantity: 2 },
          { sku: 'ct-gone', quantity: 1 },
        ],
      })
      const tooFew = { code: 'TOO_FEW_LEFT', params: { name: 'Meadow 28g', count: 3 } }
      const gone = { code: 'SOLD_OUT', params: { name: 'Bath Salts' } }
      expect(extensions?.messages).toEqual([
        { path: ['first', 'user_errors', 0, 'message'], ...tooFew },
        { path: ['first', 'user_errors', 1, 'message'], ...gone },
        { path: ['second', 'user_errors', 0, 'why'], ...tooFew },
        { path: ['second', 'user_errors', 1, 'why'], ...gone },
      ])
      expect((await post('query ($id: String!) { cart(cart_id: $id) { id } }', { id })).extensions).toBeUndefined()
    })

    test('[7a.15] addConfigurableProductsToCart and similar mutations add too, and refuse with an error', async () => {
      const id = await create()
      const configurable = `mutation ($input: AddConfigurableProductsToCartInput) {
        addConfigurableProductsToCart(input: $input) { cart { total_quantity } } }`
      const of = (sku: string) => ({
        input: { cart_id: id, cart_items: [{ parent_sku: 'ct-flower', data: { sku, quantity: 1 } }] },
      })
      expect(await ask(configurable, of(EIGHTH))).toEqual({
        addConfigurableProductsToCart: { cart: { total_quantity: 1 } },
      })
      expect((await refusal(configurable, of('ct-vape')))?.[0]).toBe('graphql-no-such-entity')
      const simple = `mutation ($input: AddSimpleProductsToCartInput) { addSimpleProductsToCart(input: $input) { cart { total_quantity } } }`
      const vape = { input: { cart_id: id, cart_items: [{ data: { sku: 'ct-vape', quantity: 2 } }] } }
      expect(await ask(simple, vape)).toEqual({ addSimpleProductsToCart: { cart: { total_quantity: 3 } } })
    })

    test('[7a.15] a bundle holds the chosen options at their price, and takes its parts from stock', async () => {
      const id = await create()
      const chosen = [bundleOptionUid(11, 21, 1), bundleOptionUid(12, 23, 1), bundleOptionUid(13, 24, 2)]
      const bundle = { sku: 'ct-set', quantity: 1, selected_options: chosen }
      expect((await add(id, [{ ...bundle, selected_options: chosen.slice(0, 1) }])).user_errors[0]?.code).toBe(
        'UNDEFINED',
      )
      await add(id, [bundle])
      const fields = `items { __typename quantity max_qty prices { price { value } } ... on BundleCartItem {
        bundle_options { label values { label quantity priceV2 { value } } } } }`
      expect(await cart(id, fields)).toEqual({
        items: [
          {
            __typename: 'BundleCartItem',
            quantity: 1,
            max_qty: 10,
            // $50, a tenth of it for the vape, twice $5 for the chews.
            prices: { price: { value: 65 } },
            bundle_options: [
              { label: 'Flower', values: [{ label: 'Meadow 3.5g', quantity: 1, priceV2: { value: 0 } }] },
              { label: 'Grinder', values: [{ label: 'Brass Vape', quantity: 1, priceV2: { value: 5 } }] },
              { label: 'Chews', values: [{ label: 'Lemon Chews', quantity: 2, priceV2: { value: 5 } }] },
            ],
          },
        ],
      })
      const { user_errors } = await add(id, [{ sku: 'ct-vape', quantity: 10 }])
      expect(user_errors.map(({ code }) => code)).toEqual(['INSUFFICIENT_STOCK'])
    })

    test('[7a.15] a gift card requires an amount and names; cards with different details are separate lines', async () => {
      const id = await create()
      const entered = (name: string) => [
        { uid: giftCardFieldUid(giftCardFields.senderName), value: 'Gina' },
        { uid: giftCardFieldUid(giftCardFields.senderEmail), value: 'gina@example.com' },
        { uid: giftCardFieldUid(giftCardFields.recipientName), value: name },
        { uid: giftCardFieldUid(giftCardFields.recipientEmail), value: 'them@example.com' },
      ]
      const card = (name: string) => ({
        sku: 'ct-ecard',
        quantity: 1,
        selected_options: [giftCardAmountUid(2_500)],
        entered_options: entered(name),
      })
      expect((await add(id, [{ ...card('Ray'), entered_options: [] }])).user_errors[0]?.code).toBe('UNDEFINED')
      await add(id, [card('Ray'), card('Sol')])
      const fields = `is_virtual items { __typename ... on GiftCardCartItem { recipient_name amount { value } } }
        prices { grand_total { value } applied_taxes { amount { value } } }`
      const line = (recipient_name: string) => ({
        __typename: 'GiftCardCartItem',
        recipient_name,
        amount: { value: 25 },
      })
      expect(await cart(id, fields)).toEqual({
        is_virtual: true,
        items: [line('Ray'), line('Sol')],
        prices: { grand_total: { value: 50 }, applied_taxes: [{ amount: { value: 0 } }] },
      })
    })

    const uidsShape = z.object({ items: z.array(z.object({ uid: z.string(), id: z.string() })) })
    const update = `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) {
      cart { items { quantity product { sku } } } errors { code message } } }`

    test('[7a.17] quantities are set, 0 removes, and one that is too high does not block the others', async () => {
      const id = await holding([
        { sku: 'ct-vape', quantity: 2 },
        { sku: 'ct-edible', quantity: 2 },
        { sku: 'ct-grinder', quantity: 1 },
      ])
      const uids = uidsShape.parse(await cart(id, 'items { uid id }')).items
      const [vape, edible, grinder] = uids
      const input = {
        cart_id: id,
        cart_items: [
          { cart_item_uid: vape?.uid, quantity: 11 },
          { cart_item_uid: edible?.uid, quantity: 5 },
          { cart_item_id: Number(grinder?.id), quantity: 0 },
        ],
      }
      expect(await ask(update, { input })).toEqual({
        updateCartItems: {
          cart: {
            items: [
              { quantity: 2, product: { sku: 'ct-vape' } },
              { quantity: 5, product: { sku: 'ct-edible' } },
            ],
          },
          errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Not enough Brass Vape in stock|Only 10 left.' }],
        },
      })
      const older = 'mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { id } } }'
      expect((await refusal(older, { input }))?.[0]).toBe('graphql-input')
    })

    test('[7a.16] an item is removed by its uid, and a second removal does nothing', async () => {
      const id = await holding([
        { sku: 'ct-vape', quantity: 1 },
        { sku: 'ct-edible', quantity: 1 },
      ])
      const [first] = uidsShape.parse(await cart(id, 'items { uid id }')).items
      const remove = () =>
        calls.set('removeItemFromCart', id, { cart_item_uid: first?.uid }, 'items { product { sku } }')
      const left = { items: [{ product: { sku: 'ct-edible' } }] }
      expect([await remove(), await remove()]).toEqual([left, left])
      const clear = 'mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { items { uid } } errors { type } } }'
      expect(await ask(clear, { id })).toEqual({ clearCart: { cart: { items: [] }, errors: [] } })
      expect(await ask(clear, { id: 'y'.repeat(32) })).toEqual({
        clearCart: { cart: null, errors: [{ type: 'NOT_FOUND' }] },
      })
    })

    test('a change happens once for an idempotency key; another change with it is refused', async () => {
      const id = await create()
      const headers = { ...MESA, 'idempotency-key': `cart-key-${id}` }
      const items = [{ sku: 'ct-edible', quantity: 1 }]
      await add(id, items, headers)
      expect((await add(id, items, headers)).cart.total_quantity).toBe(1)
      await expect(add(id, [{ sku: 'ct-edible', quantity: 2 }], headers)).rejects.toThrow('This idempotency key')
      expect(await cart(id, 'total_quantity')).toEqual({ total_quantity: 1 })
    })
  })
}
