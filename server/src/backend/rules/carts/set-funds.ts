/** Coupons, points, credit and gift cards, each inside the caller's transaction with the cart's row locked. */
import { cartTries, customerTries, tryGiftCard } from '../gift-cards/gift-cards.ts'
import { readCode } from '../gift-cards/code.ts'
import type { CartEnvironment } from './carts.ts'
import { creditOf } from './funds.ts'
import { priceCart } from './price-cart.ts'
import { setOnCart, type LockedCart } from './set-checkout.ts'
import { dayAt } from '../../platform/days.ts'
import { DomainError, refusal } from '../../platform/domain-error.ts'

const MAX_GIFT_CARDS = 10

/** @throws CartProblem CART_EMPTY, COUPON_INVALID, COUPON_NOT_APPLIED */
export async function applyCoupon(cart: LockedCart, typed: string): Promise<void> {
  const coupon = typed.trim().toUpperCase()
  const changed = await setOnCart(cart, { coupon })
  const { lines, totals, settings } = await priceCart(cart.env, changed)
  if (lines.length === 0) throw refusal('CART_EMPTY')
  if (totals.applied.some((rule) => rule.coupon === coupon)) return
  const rule = settings.promotions.find((one) => one.coupon === coupon)
  const today = dayAt(cart.env.now, cart.setting.place.timeZone)
  const runs = rule && rule.startsOn <= today && (rule.endsOn === null || today <= rule.endsOn)
  if (!runs) throw refusal('COUPON_INVALID')
  // Free delivery applies once a shipping method is chosen.
  if (rule.action.kind !== 'freeShipping') throw refusal('COUPON_NOT_APPLIED')
}

export const removeCoupon = (cart: LockedCart) => setOnCart(cart, { coupon: null })

/**
 * (3.4.3) As many points as the cart can use: the highest step of the ladder. @throws CartProblem NOT_A_MEMBER,
 * POINTS_TOO_FEW
 */
export async function applyPoints(cart: LockedCart): Promise<void> {
  if (cart.env.customer?.loyalty_registered !== true) throw refusal('NOT_A_MEMBER')
  const { totals } = await priceCart(cart.env, await setOnCart(cart, { use_points: true }))
  if (totals.points === null) throw refusal('POINTS_TOO_FEW')
}

export const removePoints = (cart: LockedCart) => setOnCart(cart, { use_points: false })

/** @throws CartProblem NO_CREDIT */
export async function applyCredit(cart: LockedCart): Promise<void> {
  const { customer, db } = cart.env
  if (!customer || (await creditOf(db, customer.id)) <= 0) throw refusal('NO_CREDIT')
  await setOnCart(cart, { use_credit: true })
}

export const removeCredit = (cart: LockedCart) => setOnCart(cart, { use_credit: false })

/**
 * The normalized code of a card that can pay, from a typed one. Wrong codes are counted. Never inside a transaction.
 * @throws CartProblem GIFT_CARD_INVALID
 */
export async function checkGiftCard(
  { db, customer, now }: CartEnvironment,
  cartId: string,
  text: string,
): Promise<string> {
  const by = customer ? customerTries(customer.id) : cartTries(cartId)
  const card = await tryGiftCard(db, { text, by, now }).catch((error: unknown) => {
    // Refusals of a cart carry their code.
    throw error instanceof DomainError ? refusal('GIFT_CARD_INVALID') : error
  })
  if (card.isOver || card.balance === 0) throw refusal('GIFT_CARD_INVALID')
  return card.code
}

/** @param code from `checkGiftCard`. @throws CartProblem GIFT_CARD_INVALID */
export async function applyGiftCard(cart: LockedCart, code: string): Promise<void> {
  const held = cart.row.gift_cards
  if (held.includes(code)) return
  if (held.length >= MAX_GIFT_CARDS) throw refusal('GIFT_CARD_INVALID')
  await setOnCart(cart, { gift_cards: JSON.stringify([...held, code]) })
}

export const removeGiftCard = (cart: LockedCart, text: string) =>
  setOnCart(cart, { gift_cards: JSON.stringify(cart.row.gift_cards.filter((code) => code !== readCode(text))) })
