/** (3.4.5) What the law lets a customer buy, and whether this cart can be ordered. Pure; amounts in milligrams. */
import type { PricingMode } from '../../platform/tables/tables.ts'
import type { PurchaseLimits } from './checkout-settings.ts'
import { message, type Message } from '../../../platform/message.ts'

export interface Milligrams {
  thcMg: number
  cbdMg: number
  smokableMg: number
}

/** Days as YYYY-MM-DD, both inclusive. */
export interface MedicalCard {
  medical_id: string
  state: string
  issue_start_date: string
  expiry_date: string
}

export interface RegulationsTerms {
  mode: PricingMode
  state: string
  stateName: string
  /** YYYY-MM-DD at the store. */
  today: string
  /** Null for a guest. */
  cards: readonly MedicalCard[] | null
  /** Null if the state has none. */
  limits: PurchaseLimits | null
  /** Purchases in the period that counts. */
  used: Milligrams
  cart: Milligrams
}

export type CardStatus = 'NOT_REQUIRED' | 'VALID' | 'EXPIRED' | 'NOT_YET_VALID' | 'OTHER_STATE' | 'MISSING'

export interface RegulationLimit {
  maxAvailable: number
  used: number
  cart: number
  unit: 'mg' | 'g'
  /** What is left after the cart, never below 0. */
  remaining: number
}

export interface Regulations {
  cards: readonly MedicalCard[]
  /** The card that counts. */
  card: MedicalCard | null
  status: CardStatus
  info: Message
  infoMessage: Message | null
  errors: Message[]
  isPlaceOrderAllowed: boolean
  /** Null if the state has no limits. */
  limits: { thc: RegulationLimit; cbd: RegulationLimit; smoking: RegulationLimit } | null
}

/** The state's card that is valid longest. */
function pickCard({ cards, state }: RegulationsTerms): MedicalCard | null {
  const ofState = (cards ?? []).filter((card) => card.state === state)
  const candidates = ofState.length > 0 ? ofState : (cards ?? [])
  return candidates.toSorted((a, b) => (a.expiry_date < b.expiry_date ? 1 : -1))[0] ?? null
}

function statusOf(terms: RegulationsTerms, card: MedicalCard | null): CardStatus {
  if (terms.mode === 'RECREATIONAL') return 'NOT_REQUIRED'
  if (card === null) return 'MISSING'
  if (card.state !== terms.state) return 'OTHER_STATE'
  if (card.expiry_date < terms.today) return 'EXPIRED'
  return card.issue_start_date > terms.today ? 'NOT_YET_VALID' : 'VALID'
}

function cardError(status: CardStatus, { cards, stateName }: RegulationsTerms, card: MedicalCard | null) {
  switch (status) {
    case 'NOT_REQUIRED':
    case 'VALID':
      return null
    case 'MISSING':
      return cards === null ? message('CARD_SIGN_IN') : message('CARD_MISSING', { state: stateName })
    case 'OTHER_STATE':
      return message('CARD_OTHER_STATE', { state: stateName })
    case 'EXPIRED':
      return message('CARD_EXPIRED', { date: card?.expiry_date ?? '' })
    case 'NOT_YET_VALID':
      return message('CARD_NOT_YET_VALID', { date: card?.issue_start_date ?? '' })
  }
}

const limitOf = (max: number, used: number, cart: number): RegulationLimit => ({
  maxAvailable: max,
  used,
  cart,
  unit: 'mg',
  remaining: Math.max(0, max - used - cart),
})

const MILLIGRAMS_IN_GRAM = 1_000

const inGrams = (limit: RegulationLimit): RegulationLimit => ({
  maxAvailable: limit.maxAvailable / MILLIGRAMS_IN_GRAM,
  used: limit.used / MILLIGRAMS_IN_GRAM,
  cart: limit.cart / MILLIGRAMS_IN_GRAM,
  unit: 'g',
  remaining: limit.remaining / MILLIGRAMS_IN_GRAM,
})

const overCodes = { thcMg: 'THC_LIMIT', cbdMg: 'CBD_LIMIT', smokableMg: 'FLOWER_LIMIT' } as const
const kinds = ['thcMg', 'cbdMg', 'smokableMg'] as const

function infoOf({ limits, stateName: state }: RegulationsTerms): Message {
  if (limits === null) return message('NO_LIMIT', { state })
  return limits.days === 1
    ? message('LIMIT_OF_A_DAY', { state })
    : message('LIMIT_OF_DAYS', { state, count: limits.days })
}

export function regulate(terms: RegulationsTerms): Regulations {
  const { limits, used, cart, cards } = terms
  const card = terms.mode === 'MEDICAL' ? pickCard(terms) : null
  const status = statusOf(terms, card)
  const refused = cardError(status, terms, card)
  const over = limits === null ? [] : kinds.filter((kind) => used[kind] + cart[kind] > limits[kind])
  const errors = [...(refused === null ? [] : [refused]), ...over.map((kind) => message(overCodes[kind]))]
  const nearly = limits !== null && kinds.some((kind) => (used[kind] + cart[kind]) * 10 >= limits[kind] * 9)
  return {
    cards: cards ?? [],
    card,
    status,
    info: infoOf(terms),
    infoMessage: nearly && over.length === 0 ? message('LIMIT_NEAR') : null,
    errors,
    isPlaceOrderAllowed: errors.length === 0,
    limits:
      limits === null
        ? null
        : {
            thc: limitOf(limits.thcMg, used.thcMg, cart.thcMg),
            cbd: limitOf(limits.cbdMg, used.cbdMg, cart.cbdMg),
            smoking: inGrams(limitOf(limits.smokableMg, used.smokableMg, cart.smokableMg)),
          },
  }
}
