import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../../testing/texts.ts'
import { statusSentence, statusTone, stepsOf } from './order-status.ts'

const t = inEnglish().texts.getFixedT('en', 'orders')
const sentenceOf = (status: string) => statusSentence({ status, checkout_type: null }, t, (word) => word)
const at = (status: string, checkout_type: string | null = 'pickup') =>
  stepsOf({ status, checkout_type }, t)?.map(({ label, state }) => `${label}: ${state}`)

describe('progress of an order', () => {
  test('[2c.6] each status is a step', () => {
    expect(at('Pending')).toEqual([
      'Placed: current',
      'Preparing: ahead',
      'Ready for pickup: ahead',
      'Picked up: ahead',
    ])
    expect(at('Ready for pickup')).toEqual([
      'Placed: done',
      'Preparing: done',
      'Ready for pickup: current',
      'Picked up: ahead',
    ])
    expect(at('Complete', 'delivery')).toEqual(['Placed: done', 'Preparing: done', 'Packed: done', 'Delivered: done'])
  })

  test('a code and its label are the same status', () => {
    expect(at('ready_for_pickup')).toEqual(at('Ready for pickup'))
  })

  test('other outcomes and unknown statuses have no steps, only a text', () => {
    for (const status of ['Canceled', 'Closed', 'On hold', 'constructor']) {
      expect(at(status)).toBeUndefined()
      expect(sentenceOf(status)).not.toBeNull()
    }
    expect(sentenceOf('On hold')).toBe('Order status: On hold.')
    expect(statusTone('Canceled')).toBe('sale')
    expect(statusTone('On hold')).toBe('plain')
  })
})
