import { expect, test } from 'vitest'
import type { GiftCardChoice } from '../../platform/tables/carts.ts'
import { CODE_PLACE } from '../customers/mails.ts'
import { cancellationMail, confirmationMail, confirmCancelMail, giftCardMail, type OrderFacts } from './order-mails.ts'

const item = (more: object = {}) => ({ name: 'Blue Hour', option: '', quantity: 2, price: 1500, choice: null, ...more })
const address = {
  firstname: 'Avery',
  lastname: 'Lindqvist',
  street: ['1 Palm Way', 'Unit 2'],
  city: 'Miami',
  regionCode: 'FL',
  region: 'Florida',
  postcode: '33101',
}
const checkout = {
  shippingAddress: address,
  slot: null,
  paymentMethod: { title: 'Card' },
  discounts: [] as unknown[],
  taxes: [] as unknown[],
}
const hours = { open: '09:00', close: '21:30' }
const store = {
  name: 'Fernhill Miami',
  dispensary: {
    address: '5 Main St',
    city: 'Miami',
    state_code: 'FL',
    postcode: '33130',
    phone_number: '305-555-0100',
    hours: {
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: hours,
      sunday: null,
    },
  },
}

const facts = (more: object = {}, at: object | null = store) =>
  ({
    order: {
      entity_id: 7,
      increment_id: '000007',
      customer_id: null,
      customer_firstname: 'Avery',
      token: 'a/b',
      fulfilment: null,
      subtotal: 3000,
      shipping: 500,
      service_fee: 0,
      points_value: 0,
      gift_card: 0,
      store_credit: 0,
      grand_total: 3000,
      items: [item()],
      checkout,
      ...more,
    },
    store: at,
    shopUrl: 'https://shop.example',
  }) as unknown as OrderFacts

test('an order confirmation has lines, totals and the payment method', () => {
  expect(confirmationMail(facts())).toMatchObject({
    subject: 'Your order 000007',
    text:
      'Thank you, Avery. We got your order 000007.\n\n2 x Blue Hour  $30.00\n\nSubtotal  $30.00\nTotal     $30.00\n\n' +
      'Payment: Card\n\nView order:\nhttps://shop.example/order-status#token=a%2Fb\n',
  })
})

test('a customer finds the order in the account, a guest by its token', () => {
  expect(confirmationMail(facts({ customer_id: 'c' })).text).toContain('https://shop.example/account/orders/000007\n')
  expect(confirmationMail(facts({ token: null })).text).toContain('/order-status#token=\n')
})

test('a line names its option and the parts of its bundle', () => {
  const bundle = [
    { quantity: 1, name: 'Tin' },
    { quantity: 2, name: 'Cone' },
  ]
  const items = [
    item({ option: '3.5 g' }),
    item({ quantity: 1, choice: { bundle, giftCard: null } }),
    item({ quantity: 1, option: 'Box', choice: { bundle, giftCard: null } }),
  ]
  const { text } = confirmationMail(facts({ items }))
  for (const line of [
    /^2 x Blue Hour \(3\.5 g\) +\$30\.00$/m,
    /^1 x Blue Hour \(1 x Tin, 2 x Cone\) +\$15\.00$/m,
    /^1 x Blue Hour \(Box, 1 x Tin, 2 x Cone\) +\$15\.00$/m,
  ])
    expect(text).toMatch(line)
})

test('the totals name discounts, taxes, and the delivery if there is one', () => {
  const { text } = confirmationMail(
    facts({
      fulfilment: 'delivery',
      points_value: 100,
      gift_card: 200,
      store_credit: 300,
      grand_total: 2500,
      checkout: {
        ...checkout,
        discounts: [
          { label: 'Weekly', amount: 50, appliedTo: 'ITEM' },
          { label: 'Nothing', amount: 0, appliedTo: 'ITEM' },
          { label: 'Brought free', amount: 70, appliedTo: 'SHIPPING' },
        ],
        taxes: [{ label: 'State tax', amount: 210 }],
      },
    }),
  )
  const table = text.slice(text.indexOf('Subtotal'), text.indexOf('\n\nPayment'))
  expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['Subtotal', '$30.00'],
    ['Weekly', '-$0.50'],
    ['Delivery', '$5.00'],
    ['State tax', '$2.10'],
    ['Reward points', '-$1.00'],
    ['Gift cards', '-$2.00'],
    ['Store credit', '-$3.00'],
    ['Total', '$25.00'],
  ])
})

test('an order from before the checkout existed is confirmed without the missing data', () => {
  const { text } = confirmationMail(facts({ checkout: null, fulfilment: 'delivery' }))
  expect(text).not.toContain('Payment')
  expect(text).not.toContain('Delivery to')
})

test('a pickup mail says where, when, and what to bring', () => {
  const { text } = confirmationMail(facts({ fulfilment: 'pickup' }))
  expect(text).toContain(
    'Pick up at\nFernhill Miami\n5 Main St\nMiami, FL 33130\n305-555-0100\n\nMonday     9:00 AM - 9:30 PM\n',
  )
  expect(text).toMatch(/\nSaturday +9:00 AM - 9:30 PM\nSunday +Closed\n\nBring a photo ID/)
  expect(text).not.toContain('Delivery to')
  expect(confirmationMail(facts({ fulfilment: 'pickup' }, null)).text).not.toContain('Pick up at')
  const slot = { label: 'Friday, November 20, 3:00 PM - 4:00 PM' }
  expect(confirmationMail(facts({ fulfilment: 'pickup', checkout: { ...checkout, slot } })).text).toContain(
    'Pick up on Friday, November 20, 3:00 PM - 4:00 PM at\nFernhill Miami\n',
  )
})

test('a service fee is named in the totals, whatever the fulfilment', () => {
  for (const fulfilment of ['pickup', 'delivery'])
    expect(confirmationMail(facts({ fulfilment, service_fee: 150 })).text).toMatch(/^Service fee +\$1\.50$/m)
  expect(confirmationMail(facts()).text).not.toContain('Service fee')
})

test('a delivery mail says where and when', () => {
  const brought = (more: object) =>
    confirmationMail(facts({ fulfilment: 'delivery', checkout: { ...checkout, ...more } })).text
  expect(brought({})).toContain(
    'Delivery to\nAvery Lindqvist\n1 Palm Way\nUnit 2\nMiami, FL 33101\n\nSomeone 21+ with a photo ID must be there to accept it.\n',
  )
  expect(brought({ slot: { label: 'Friday, 10:00 AM' } })).toContain('Delivery on Friday, 10:00 AM to\nAvery')
  expect(brought({ shippingAddress: { ...address, regionCode: null } })).toContain('Miami, Florida 33101\n')
  expect(brought({ shippingAddress: { ...address, regionCode: null, region: null, postcode: null } })).toContain(
    'Miami,  \n',
  )
  expect(brought({ shippingAddress: null })).not.toContain('Delivery to')
  expect(confirmationMail(facts()).text).not.toContain('Delivery to')
})

test('gift cards are announced for when the order is paid', () => {
  const items = [item(), item({ choice: { bundle: null, giftCard: {} } })]
  const announced = 'We’ll send the gift cards as soon as the order is paid.'
  expect(confirmationMail(facts({ items })).text).toContain(announced)
  expect(confirmationMail(facts({ items, grand_total: 0 })).text).not.toContain(announced)
  expect(confirmationMail(facts()).text).not.toContain(announced)
})

test('a cancellation lists what is returned', () => {
  const back = 'Any points, gift cards and store credit you applied have been returned to you.'
  const { subject, text } = cancellationMail(facts())
  expect(subject).toBe('Your order 000007 was canceled')
  expect(text).toBe(
    'Hello Avery, your order 000007 was canceled as you asked.\n\nView order:\nhttps://shop.example/order-status#token=a%2Fb\n',
  )
  for (const paid of [{ points_value: 1 }, { gift_card: 1 }, { store_credit: 1 }])
    expect(cancellationMail(facts(paid)).text).toContain(back)
})

test('a guest confirms a cancellation by a link that is only in the mail', () => {
  const { subject, text } = confirmCancelMail(facts(), 'k&y')
  expect(subject).toBe('Cancel your order 000007?')
  expect(text).toBe(
    'Hello Avery, we got a request to cancel your order 000007.\n\n' +
      'Cancel order:\nhttps://shop.example/order-status#token=a%2Fb&order_id=Nw%3D%3D&confirmation_key=k%26y\n\n' +
      'If you didn’t ask for this, you can ignore this email. Your order won’t change.\n',
  )
  expect(confirmCancelMail(facts({ token: null }), 'k').text).toContain('#token=&')
})

test('a gift card names the giver, the amount and the expiry date', () => {
  const card = {
    amountCents: 2500,
    senderName: 'Avery',
    recipientName: 'Sam',
    message: null,
  } as unknown as GiftCardChoice
  const shopUrl = 'https://shop.example'
  const { subject, text } = giftCardMail(card, { shopUrl, expiresOn: null })
  expect(subject).toBe('A $25.00 gift card from Avery')
  expect(text).toBe(
    `Hello Sam, Avery sent you a $25.00 gift card.\n\nCode  ${CODE_PLACE}\n\n` +
      'Enter the code in your cart, or add it to your account as store credit. Keep it safe: anyone with the code can spend it.\n\n' +
      'Shop now:\nhttps://shop.example\n',
  )
  const dated = giftCardMail({ ...card, message: 'Enjoy!' }, { shopUrl, expiresOn: 'May 1, 2027' }).text
  expect(dated).toContain('$25.00 gift card.\n\nEnjoy!\n\nCode')
  expect(dated).toMatch(/\nExpires +May 1, 2027\n/)
})
