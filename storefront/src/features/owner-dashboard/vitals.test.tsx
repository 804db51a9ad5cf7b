import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { inEnglish } from '../../testing/texts.ts'
import { VitalsTable, type VitalsTableProps } from './vitals.tsx'

afterEach(cleanup)

async function show(vitals: VitalsTableProps['vitals']) {
  const { texts } = inEnglish()
  await texts.loadNamespaces('dashboard')
  render(
    <I18nextProvider i18n={texts}>
      <VitalsTable vitals={vitals} />
    </I18nextProvider>,
  )
}

test('each kind of page has its values, with their ratings in words', async () => {
  await show([
    { kind: 'home', metric: 'LCP', measured: 8, p75: 2140 },
    { kind: 'home', metric: 'INP', measured: 8, p75: 312 },
    { kind: 'home', metric: 'CLS', measured: 8, p75: 0.3 },
    { kind: 'kiosk', metric: 'TTFB', measured: 1, p75: 800 },
  ])
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Page', 'Largest content', 'Response', 'Layout shift', 'First byte'],
    ['Home', '2.1 secGood', '312 msNeeds improvement', '0.3Poor', 'Not measured'],
    ['kiosk', 'Not measured', 'Not measured', 'Not measured', '0.8 secGood'],
  ])
})

test('without measurements it says who sends them', async () => {
  await show([])
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText(/^No measurements yet\./).textContent).toContain('usage stats')
})
