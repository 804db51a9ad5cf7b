import { cleanup, render } from '@testing-library/react'
import type { PriceSummary } from '@leaflog/core/wire/ordering/ordering'
import { afterEach, expect, test } from 'vitest'
import { inEnglish } from '../../../testing/texts.ts'
import { CartTotals } from '../parts/cart-totals.tsx'
import { goodsAfterSpecials, goodsPaid, orderingAmounts } from './ordering-amounts.ts'

afterEach(cleanup)

function shown(summary: PriceSummary, busy = false): string[] {
  const t = inEnglish().texts.getFixedT('en', 'cart')
  const { container } = render(<CartTotals amounts={orderingAmounts(t, summary)} total={summary.total} busy={busy} />)
  return [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' '),
  )
}

const nothing = { discounts: 0, fees: 0, mixAndMatch: 0, rewards: 0, subtotal: 7000, taxes: 0, total: 7000 }

test('[3.4.1] what a cart comes to: every figure of it, what is taken off with a minus', () => {
  const all = { discounts: 100, fees: 150, mixAndMatch: 200, rewards: 300, subtotal: 7000, taxes: 425, total: 6975 }
  expect(shown(all)).toEqual([
    'Subtotal $70.00',
    'Specials −$1.00',
    'Mix and match −$2.00',
    'Rewards −$3.00',
    'Fees $1.50',
    'Taxes $4.25',
    'Total $69.75',
  ])
})

test('[shop 11] while a change is being priced, the total says that it is the one before', () => {
  expect(shown(nothing, true).at(-1)).toBe('Before this change $70.00')
  expect(shown(nothing).at(-1)).toBe('Total $70.00')
})

test('[3.4.1] what takes nothing off is left out, and no fee is said to be none', () => {
  expect(shown(nothing)).toEqual(['Subtotal $70.00', 'Fees None', 'Taxes $0.00', 'Total $70.00'])
})

test('[2h.2] [shop 7] a delivery’s minimum goes by the goods after specials, and points by what is paid for them', () => {
  const summary = { ...nothing, discounts: 100, mixAndMatch: 200, rewards: 300 }
  expect(goodsAfterSpecials(summary)).toBe(6700)
  expect(goodsPaid(summary)).toBe(6400)
})
