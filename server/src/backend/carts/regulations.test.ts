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
  test('[3.4.5] the card of the state that is good for longest counts', () => {
    const cards = [
      card({ medical_id: 'old', expiry_date: '2026-11-19' }),
      card({ medical_id: 'new' }),
      card({ medical_id: 'far', state: 'OH', expiry_date: '2030-01-01' }),
    ]
    const found = regulate(terms({ cards }))
    expect([found.card?.medical_id, found.status, found.isPlaceOrderAllowed]).toEqual(['new', 'VALID', true])
  })

  test('[3.4.5] without a good card nothing is ordered in medical mode, and each reason has its status', () => {
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

  test('[3.4.5] what was bought and what is in the cart count together, to the milligram', () => {
    const with_ = (smokableMg: number) =>
      regulate(terms({ used: { ...none, smokableMg: 20_000 }, cart: { ...none, smokableMg } }))
    expect(with_(8_000)).toMatchObject({
      isPlaceOrderAllowed: true,
      infoMessage: 'You are close to the limit.',
      limits: { smoking: { maxAvailable: 28, used: 20, cart: 8, unit: 'g', remaining: 0 } },
    })
    expect(with_(8_001)).toMatchObject({ isPlaceOrderAllowed: false, limits: { smoking: { remaining: 0 } } })
    expect(regulate(terms({ limits: null, cart: { ...none, thcMg: 1e9 } })).isPlaceOrderAllowed).toBe(true)
  })
})
