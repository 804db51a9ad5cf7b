import { expect, test } from 'vitest'
import { giftCardFieldUid } from '../catalogue/uids.ts'
import type { StoredOrder } from '../loyalty/order-search.ts'
import { itemsAgain } from './reorder.ts'

const order = (choice: unknown, channel = 'commerce') =>
  ({ channel, items: [{ product_id: 'sku', parent_sku: 'parent', quantity: 3, choice }] }) as unknown as StoredOrder

const plain = { sku: 'sku', quantity: 3, parentSku: 'parent', selectedOptions: [], enteredOptions: [] }
const card = {
  amountCents: 2550,
  senderName: 'Avery',
  senderEmail: 'a@b.co',
  recipientName: 'Sam',
  recipientEmail: 's@b.co',
  message: null,
}

test('[8.25] a line is added to the cart again as it was bought', () => {
  expect(itemsAgain(order(null))).toEqual([plain])
  expect(itemsAgain(order({ bundle: null, giftCard: null }))).toEqual([plain])
})

test('[8.25] a bundle has its chosen parts, in their quantities', () => {
  const bundle = [
    { selectionUid: 'u1', quantity: 1 },
    { selectionUid: 'u2', quantity: 2 },
  ]
  expect(itemsAgain(order({ bundle, giftCard: null }))).toEqual([
    {
      ...plain,
      selectedOptions: ['u1', 'u2'],
      enteredOptions: [
        { uid: 'u1', value: '1' },
        { uid: 'u2', value: '2' },
      ],
    },
  ])
})

test('[8.25] a gift card has its amount in dollars and its message fields', () => {
  const entered = [
    { uid: giftCardFieldUid('custom_giftcard_amount'), value: '25.5' },
    { uid: giftCardFieldUid('giftcard_sender_name'), value: 'Avery' },
    { uid: giftCardFieldUid('giftcard_sender_email'), value: 'a@b.co' },
    { uid: giftCardFieldUid('giftcard_recipient_name'), value: 'Sam' },
    { uid: giftCardFieldUid('giftcard_recipient_email'), value: 's@b.co' },
  ]
  expect(itemsAgain(order({ bundle: null, giftCard: card }))).toEqual([{ ...plain, enteredOptions: entered }])
  expect(itemsAgain(order({ bundle: null, giftCard: { ...card, message: 'Hi' } }))).toEqual([
    { ...plain, enteredOptions: [...entered, { uid: giftCardFieldUid('giftcard_message'), value: 'Hi' }] },
  ])
})

test('[8.25] an order of the other channel cannot be reordered here', () => {
  expect(itemsAgain(order(null, 'ordering'))).toBeNull()
})
