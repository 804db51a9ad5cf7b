/** Whether an order can be placed as it was asked for. Pure. */
import type { OrderPlacement } from '@leaflog/core/wire/ordering/order'
import { isEmail } from '@leaflog/core/wire/shared/email'
import { readDay } from '../../platform/days.ts'
import { message, type Message } from '../../../platform/message.ts'
import { plainText } from '../../platform/plain-text.ts'
import type { FreeSlot } from '../carts/delivery-slots.ts'
import type { Offer } from './offer.ts'

/** What was chosen of the offer. */
export interface Choice {
  window: FreeSlot & { day: string; label: string }
  payment: { code: string; title: string }
}

/** The placement with its texts trimmed; undefined if one of them is empty or has invisible characters. */
export function cleanPlacement(asked: OrderPlacement): OrderPlacement | undefined {
  let isClean = true
  const clean = (typed: string): string => {
    const text = plainText(typed) ?? ''
    if (text === '') isClean = false
    return text
  }
  const { contact, address, medicalCard } = asked
  const { firstname, lastname, telephone } = contact
  const cleaned = {
    ...asked,
    contact: {
      firstname: clean(firstname),
      lastname: clean(lastname),
      telephone: telephone === null ? null : clean(telephone),
      email: contact.email.trim(),
    },
    address: address && { ...address, street: address.street.map(clean), city: clean(address.city) },
    medicalCard: medicalCard && { ...medicalCard, number: clean(medicalCard.number) },
  }
  const isDay = medicalCard === null || readDay(medicalCard.expires) !== undefined
  return isClean && isDay ? cleaned : undefined
}

function cardProblem({ medicalCard: needs, today }: Offer, { medicalCard }: OrderPlacement): Message | null {
  if (needs !== 'needed') return null
  if (medicalCard === null) return message('CARD_NEEDED')
  return medicalCard.expires < today ? message('CARD_OVER') : null
}

function addressProblem(
  { fulfilment, store }: Offer,
  { address }: OrderPlacement,
  isDelivered: boolean,
): Message | null {
  if (fulfilment === 'pickup') return null
  if (address === null) return message('ADDRESS_MISSING')
  return isDelivered ? null : message('DELIVERY_OTHER_STATE', { state: store.state_name })
}

/**
 * The total comes last: what else is wrong may be why it differs.
 * @param isDelivered whether the store delivers to the address
 */
export function checkPlacement(
  offer: Offer,
  asked: OrderPlacement,
  isDelivered: boolean,
): Choice | { refused: Message } {
  const [problem] = offer.problems
  if (problem) return { refused: problem.reason }
  if (!isEmail(asked.contact.email)) return { refused: message('EMAIL_INVALID') }
  const refused = cardProblem(offer, asked) ?? addressProblem(offer, asked, isDelivered)
  if (refused) return { refused }
  const window = offer.days
    .flatMap(({ day, label, slots }) => slots.map((slot) => ({ ...slot, day, label })))
    .find(({ slotId }) => slotId === asked.windowId)
  if (!window) return { refused: message(offer.fulfilment === 'pickup' ? 'PICKUP_TIME_GONE' : 'SLOT_GONE') }
  const payment = offer.payments.find(({ code }) => code === asked.payment)
  if (!payment) return { refused: message('PAYMENT_UNAVAILABLE') }
  if (asked.total !== offer.price.summary.total) return { refused: message('ORDER_TOTAL_CHANGED') }
  return { window, payment }
}
