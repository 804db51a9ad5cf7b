import { guestOrderQuery } from '@leaflog/core/wire/commerce/commerce-orders'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serverTexts } from '../../../shared/i18n/server-texts.ts'
import { inEnglish } from '../../../testing/texts.ts'
import { sentOrder } from './order-samples.ts'
import { totalRows } from './order-rows.ts'

const t = inEnglish().texts.getFixedT('en', 'orders')
const order = guestOrderQuery.result.parse({ guestOrder: sentOrder })
const sum = (rows: readonly { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0)

describe('totals of an order', () => {
  test('[3.4.3] every discount, fee, tax, gift card, points and credit has its own row', () => {
    const rows = totalRows(t, order.total, { delivered: true, giftCards: order.applied_gift_cards })
    expect(rows).toEqual([
      { label: 'Subtotal', cents: 8000 },
      { label: 'Ten off', cents: -800 },
      { label: 'Delivery', cents: 700 },
      { label: 'Arizona sales tax', cents: 640 },
      { label: 'Reward points', cents: -500 },
      { label: 'Gift card ending in 5258', cents: -1000 },
      { label: 'Store credit', cents: -1200 },
    ])
    expect(sum(rows)).toBe(order.total.grand_total)
  })

  test('unused amounts have no row; delivery has one even if it is free', () => {
    const bare = {
      ...order.total,
      discounts: [],
      taxes: [],
      total_tax: 0,
      total_shipping: 0,
      total_reward_points: null,
      total_giftcard: 0,
      total_store_credit: null,
    }
    const labels = (delivered: boolean) => totalRows(t, bare, { delivered, giftCards: [] }).map(({ label }) => label)
    expect(labels(false)).toEqual(['Subtotal'])
    expect(labels(true)).toEqual(['Subtotal', 'Delivery'])
    expect(totalRows(t, { ...bare, total_tax: 301 }, { delivered: false, giftCards: [] })).toContainEqual({
      label: 'Taxes',
      cents: 301,
    })
  })

  test('[shop 6] the shop’s fee is named by its code, in the visitor’s language', () => {
    const taxes = [
      { title: 'Florida sales tax', amount: 480, code: null },
      { title: 'Service fee', amount: 150, code: 'SERVICE_FEE' },
    ]
    const labels = (speak: typeof t) =>
      totalRows(speak, { ...order.total, taxes }, { delivered: false, giftCards: [] }).map(({ label }) => label)
    expect(labels(t)).toContain('Service fee')
    expect(labels(serverTexts('es').getFixedT('es', 'orders'))).toEqual(
      expect.arrayContaining(['Florida sales tax', 'Tarifa de servicio']),
    )
  })

  test('the rows always add up to the total', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const list = fc.array(cents, { maxLength: 4 })
    fc.assert(
      fc.property(
        cents,
        list,
        cents,
        list,
        cents,
        list,
        cents,
        (subtotal, off, shipping, taxes, points, cards, credit) => {
          const all = (parts: readonly number[]) => parts.reduce((a, b) => a + b, 0)
          const total = {
            subtotal_excl_tax: subtotal,
            discounts: off.map((amount, at) => ({ label: `d${at}`, amount })),
            total_shipping: shipping,
            total_tax: all(taxes),
            taxes: taxes.map((amount, at) => ({ title: `t${at}`, amount, code: null })),
            total_reward_points: points,
            total_giftcard: all(cards),
            total_store_credit: credit,
            grand_total: subtotal - all(off) + shipping + all(taxes) - points - all(cards) - credit,
          }
          const giftCards = cards.map((applied_balance, at) => ({ code: `g${at}`, applied_balance }))
          expect(sum(totalRows(t, total, { delivered: false, giftCards }))).toBe(total.grand_total)
        },
      ),
    )
  })
})
