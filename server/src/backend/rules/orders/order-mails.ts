/** The shop's mails about an order. Pure. */
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { spanLabel } from '@leaflog/core/wire/commerce/window-labels'
import { CODE_PLACE } from '../customers/mails.ts'
import type { MailText } from '../customers/mail-texts.ts'
import type { GiftCardChoice } from '../../platform/tables/carts.ts'
import type { StoredOrder } from '../loyalty/order-search.ts'
import { dollars, mailOf, type MailPart } from './mail-layout.ts'

export interface OrderFacts {
  order: StoredOrder
  store: { name: string; dispensary: Dispensary } | null
  /** The origin of the shop. */
  shopUrl: string
}

const text = (content: string): MailPart => ({ kind: 'text', text: content })
type Row = readonly [name: string, figure: string]

/**
 * A guest finds the order by its token, in the fragment, which never reaches a server or log; a customer in the
 * account.
 */
function orderLink({ order, shopUrl }: OrderFacts): string {
  return order.customer_id === null
    ? `${shopUrl}/order-status#token=${encodeURIComponent(order.token ?? '')}`
    : `${shopUrl}/account/orders/${encodeURIComponent(order.increment_id)}`
}

function lineName({ name, option, quantity, choice }: StoredOrder['items'][number]): string {
  const parts = choice?.bundle?.map((part) => `${part.quantity} x ${part.name}`) ?? []
  const details = [...(option === '' ? [] : [option]), ...parts].join(', ')
  return `${quantity} x ${name}${details === '' ? '' : ` (${details})`}`
}

const lineRows = ({ items }: StoredOrder): Row[] =>
  items.map((item) => [lineName(item), dollars(item.price * item.quantity)])

const lessen = (name: string, amount: number): Row[] => (amount === 0 ? [] : [[name, `-${dollars(amount)}`]])

function totalRows(order: StoredOrder): Row[] {
  const { checkout } = order
  const discounts = checkout?.discounts.filter(({ appliedTo }) => appliedTo === 'ITEM') ?? []
  const taxes = checkout?.taxes ?? []
  return [
    ['Subtotal', dollars(order.subtotal)],
    ...discounts.flatMap(({ label, amount }) => lessen(label, amount)),
    ...(order.fulfilment === 'delivery' ? [['Delivery', dollars(order.shipping)] as const] : []),
    ...(order.service_fee === 0 ? [] : [['Service fee', dollars(order.service_fee)] as const]),
    ...taxes.map(({ label, amount }): Row => [label, dollars(amount)]),
    ...lessen('Reward points', order.points_value),
    ...lessen('Gift cards', order.gift_card),
    ...lessen('Store credit', order.store_credit),
    ['Total', dollars(order.grand_total)],
  ]
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const hourRows = ({ hours }: Dispensary): Row[] =>
  days.map((day) => {
    const opening = hours[day]
    return [capital(day), opening ? spanLabel(opening.open, opening.close) : 'Closed']
  })

/** Where and when the order is picked up or delivered; nothing for a cart of emailed items. */
function handoverParts({ order, store }: OrderFacts): MailPart[] {
  const { checkout } = order
  if (order.fulfilment === 'pickup' && store) {
    const { address, city, state_code, postcode, phone_number } = store.dispensary
    const when = checkout?.slot ? `Pick up on ${checkout.slot.label} at` : 'Pick up at'
    return [
      text(`${when}\n${store.name}\n${address}\n${city}, ${state_code} ${postcode}\n${phone_number}`),
      { kind: 'table', rows: hourRows(store.dispensary) },
      text('Bring a photo ID, and your medical card for a medical order.'),
    ]
  }
  const to = checkout?.shippingAddress
  if (order.fulfilment !== 'delivery' || !to) return []
  const where = `${to.firstname} ${to.lastname}\n${to.street.join('\n')}\n${to.city}, ${to.regionCode ?? to.region ?? ''} ${to.postcode ?? ''}`
  const when = checkout.slot ? `Delivery on ${checkout.slot.label} to` : 'Delivery to'
  return [text(`${when}\n${where}`), text('Someone 21+ with a photo ID must be there to accept it.')]
}

const sellsGiftCards = ({ items }: StoredOrder) => items.some(({ choice }) => (choice?.giftCard ?? null) !== null)

export function confirmationMail(facts: OrderFacts): MailText {
  const { order } = facts
  const paid = order.grand_total === 0
  const payment = order.checkout?.paymentMethod.title
  return mailOf(`Your order ${order.increment_id}`, [
    text(`Thank you, ${order.customer_firstname}. We got your order ${order.increment_id}.`),
    { kind: 'table', rows: lineRows(order) },
    { kind: 'table', rows: totalRows(order) },
    ...(payment === undefined ? [] : [text(`Payment: ${payment}`)]),
    ...(sellsGiftCards(order) && !paid ? [text('We’ll send the gift cards as soon as the order is paid.')] : []),
    ...handoverParts(facts),
    { kind: 'link', text: 'View order', href: orderLink(facts) },
  ])
}

/** When it can be picked up, or is on its way. */
export function readyMail(facts: OrderFacts): MailText {
  const { order } = facts
  const { increment_id: number, customer_firstname: name } = order
  const isDelivery = order.fulfilment === 'delivery'
  return mailOf(isDelivery ? `Your order ${number} is packed` : `Your order ${number} is ready for pickup`, [
    text(
      isDelivery
        ? `Hello ${name}, your order ${number} is packed and will leave with the next van.`
        : `Hello ${name}, your order ${number} is ready for pickup.`,
    ),
    ...handoverParts(facts),
    ...(order.grand_total === 0 ? [] : [text(`To pay: ${dollars(order.grand_total)}`)]),
    { kind: 'link', text: 'View order', href: orderLink(facts) },
  ])
}

export function cancellationMail(facts: OrderFacts): MailText {
  const { order } = facts
  const back = order.points_value + order.gift_card + order.store_credit > 0
  return mailOf(`Your order ${order.increment_id} was canceled`, [
    text(`Hello ${order.customer_firstname}, your order ${order.increment_id} was canceled as you asked.`),
    ...(back ? [text('Any points, gift cards and store credit you applied have been returned to you.')] : []),
    { kind: 'link', text: 'View order', href: orderLink(facts) },
  ])
}

/** To a guest, who has no password to prove their identity. @param key valid once, for a day */
export function confirmCancelMail(facts: OrderFacts, key: string): MailText {
  const { order, shopUrl } = facts
  const fragment = new URLSearchParams({
    token: order.token ?? '',
    order_id: Buffer.from(String(order.entity_id)).toString('base64'),
    confirmation_key: key,
  })
  return mailOf(`Cancel your order ${order.increment_id}?`, [
    text(`Hello ${order.customer_firstname}, we got a request to cancel your order ${order.increment_id}.`),
    { kind: 'link', text: 'Cancel order', href: `${shopUrl}/order-status#${fragment}` },
    text('If you didn’t ask for this, you can ignore this email. Your order won’t change.'),
  ])
}

/** To the recipient of the card; the code is filled in when the mail is read. */
export function giftCardMail(
  card: GiftCardChoice,
  { shopUrl, expiresOn }: { shopUrl: string; expiresOn: string | null },
): MailText {
  const amount = dollars(card.amountCents)
  return mailOf(`A ${amount} gift card from ${card.senderName}`, [
    text(`Hello ${card.recipientName}, ${card.senderName} sent you a ${amount} gift card.`),
    ...(card.message === null ? [] : [text(card.message)]),
    {
      kind: 'table',
      rows: [['Code', CODE_PLACE], ...(expiresOn === null ? [] : [['Expires', expiresOn] as const])],
    },
    text(
      'Enter the code in your cart, or add it to your account as store credit. Keep it safe: anyone with the code can spend it.',
    ),
    { kind: 'link', text: 'Shop now', href: shopUrl },
  ])
}
