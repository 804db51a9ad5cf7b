import { describe, expect, test } from 'vitest'
import { regulate, type MedicalCard, type RegulationsTerms } from './regulations.ts'

const card = (fields: Partial<MedicalCard> = {}): MedicalCard => ({
  medical_id: 'M1',
  state: 'AZ',
  issue_start_date: '2026-01-01',
  expiry_date: '2026-12-31',
  ...fields,
})

const none = { thcMg: 0, cbdMg: 0, smokableMg: 0 }
const terms = (fields: Partial<RegulationsTerms> = {}): RegulationsTerms => ({
  mode: 'MEDICAL',
  state: 'AZ',
  stateName: 'Arizona',
  today: '2026-11-20',
  cards: [card()],
  limits: { thcMg: 1_000, cbdMg: 2_000, smokableMg: 28_000, days: 14 },
  used: none,
  cart: none,
  ...fields,
})

describe('regulations', () => {
  test('[3.4.5] the state’s card that is valid longest counts', () => {
    const cards = [
      card({ medical_id: 'old', expiry_date: '2026-11-19' }),
      card({ medical_id: 'new' }),
      card({ medical_id: 'far', state: 'OH', expiry_date: '2030-01-01' }),
    ]
    const found = regulate(terms({ cards }))
    expect([found.card?.medical_id, found.status, found.isPlaceOrderAllowed]).toEqual(['new', 'VALID', true])
  })

  test('[3.4.5] medical mode requires a valid card, and each problem has its status', () => {
    const statusOf = (cards: RegulationsTerms['cards']) => {
      const { status, isPlaceOrderAllowed, errors } = regulate(terms({ cards }))
      return [status, isPlaceOrderAllowed, errors.length]
    }
    expect(statusOf(null)).toEqual(['MISSING', false, 1])
    expect(statusOf([])).toEqual(['MISSING', false, 1])
    expect(statusOf([card({ state: 'OH' })])).toEqual(['OTHER_STATE', false, 1])
    expect(statusOf([card({ expiry_date: '2026-11-19' })])).toEqual(['EXPIRED', false, 1])
    expect(statusOf([card({ issue_start_date: '2026-11-21' })])).toEqual(['NOT_YET_VALID', false, 1])
    expect(statusOf([card({ expiry_date: '2026-11-20', issue_start_date: '2026-11-20' })])).toEqual(['VALID', true, 0])
    expect(regulate(terms({ mode: 'RECREATIONAL', cards: null })).status).toBe('NOT_REQUIRED')
  })

  test('[3.4.5] earlier purchases and the cart count together, to the milligram', () => {
    const with_ = (smokableMg: number) =>
      regulate(terms({ used: { ...none, smokableMg: 20_000 }, cart: { ...none, smokableMg } }))
    expect(with_(8_000)).toMatchObject({
      isPlaceOrderAllowed: true,
      infoMessage: { code: 'LIMIT_NEAR', text: 'You’re close to your limit.' },
      limits: { smoking: { maxAvailable: 28, used: 20, cart: 8, unit: 'g', remaining: 0 } },
    })
    expect(with_(8_001)).toMatchObject({ isPlaceOrderAllowed: false, limits: { smoking: { remaining: 0 } } })
    expect(regulate(terms({ limits: null, cart: { ...none, thcMg: 1e9 } })).isPlaceOrderAllowed).toBe(true)
  })

  test('[3.4.5] of several expired cards the last to expire counts, in any order', () => {
    const cards = ['2026-12-01', '2027-06-01', '2027-01-01'].map((expiry_date) =>
      card({ medical_id: expiry_date, expiry_date }),
    )
    for (const order of [cards, cards.toReversed()])
      expect(regulate(terms({ cards: order })).card?.medical_id).toBe('2027-06-01')
    expect(regulate(terms({ cards })).cards).toEqual(cards)
    expect(regulate(terms({ cards: null }))).toMatchObject({ cards: [], card: null })
    expect(regulate(terms({ cards, mode: 'RECREATIONAL' })).card).toBeNull()
  })

  test('[3.4.5] each problem says what to do about it', () => {
    const errorsOf = (cards: RegulationsTerms['cards'], more: Partial<RegulationsTerms> = {}) =>
      regulate(terms({ cards, ...more })).errors.map(({ text }) => text)
    expect(errorsOf(null)).toEqual(['Sign in to an account with a medical card to place a medical order.'])
    expect(errorsOf([])).toEqual([
      'Your account has no medical card. Show yours at a dispensary in Arizona, and we’ll add it.',
    ])
    expect(errorsOf([card({ state: 'OH' })])).toEqual([
      'Your medical card is from another state. This dispensary needs one from Arizona.',
    ])
    expect(errorsOf([card({ expiry_date: '2026-11-19' })])).toEqual([
      'Your medical card expired on 2026-11-19. Renew it to place a medical order.',
    ])
    expect(errorsOf([card({ issue_start_date: '2026-11-21' })])).toEqual([
      'Your medical card isn’t valid until 2026-11-21.',
    ])
    expect(errorsOf(null, { mode: 'RECREATIONAL' })).toEqual([])
    expect(errorsOf([card()], { cart: { thcMg: 1_001, cbdMg: 0, smokableMg: 28_001 } })).toEqual([
      'Your cart is over your THC limit. Remove something to check out.',
      'Your cart is over your limit for smokable flower. Remove something to check out.',
    ])
  })

  test('[3.4.5] nine tenths of a limit count as close; over the limit does not', () => {
    const close = (thcMg: number, cbdMg = 0) => regulate(terms({ cart: { ...none, thcMg, cbdMg } })).infoMessage?.text
    const near = 'You’re close to your limit.'
    const messages = [close(899), close(900), close(1_000), close(1_001), close(900, 2_001)]
    expect(messages).toEqual([undefined, near, near, undefined, undefined])
    expect(regulate(terms({ limits: null })).infoMessage).toBeNull()
  })

  test('[3.4.5] the message names the period, and the figures with their units', () => {
    const limits = { thcMg: 1_000, cbdMg: 2_000, smokableMg: 28_000 }
    const info = (days: number) => regulate(terms({ limits: { ...limits, days } })).info.text
    expect([info(1), info(14)]).toEqual(['Arizona daily limits', 'Arizona 14-day limits'])
    expect(regulate(terms({ limits: null }))).toMatchObject({
      info: { code: 'NO_LIMIT', params: { state: 'Arizona' }, text: 'Arizona has no purchase limit here.' },
      limits: null,
    })
    const cart = { thcMg: 100, cbdMg: 50, smokableMg: 7_000 }
    expect(regulate(terms({ cart })).limits).toEqual({
      thc: { maxAvailable: 1_000, used: 0, cart: 100, unit: 'mg', remaining: 900 },
      cbd: { maxAvailable: 2_000, used: 0, cart: 50, unit: 'mg', remaining: 1_950 },
      smoking: { maxAvailable: 28, used: 0, cart: 7, unit: 'g', remaining: 21 },
    })
  })
})
