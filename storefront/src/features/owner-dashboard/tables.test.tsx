import { cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { inEnglish } from '../../testing/texts.ts'
import { ProductTable, SearchTables } from './tables.tsx'

afterEach(cleanup)

const shown = async (searches: string[], withoutResult: string[]) => {
  const counted = (terms: string[]) => terms.map((term) => ({ term, times: 2 }))
  const { texts } = inEnglish()
  await texts.loadNamespaces('dashboard')
  render(
    <I18nextProvider i18n={texts}>
      <SearchTables searches={counted(searches)} withoutResult={counted(withoutResult)} />
    </I18nextProvider>,
  )
  return ['Searches', 'Searches with no results'].map((name) => {
    const section = screen.getByRole('heading', { name }).parentElement
    return section && (within(section).queryByRole('rowheader')?.textContent ?? section.querySelector('p')?.textContent)
  })
}

test('[1.8] without searches no success rate is shown', async () => {
  expect(await shown([], [])).toEqual(['No searches yet.', 'No searches yet.'])
  cleanup()
  expect(await shown(['kush'], [])).toEqual(['kush', 'Every search returned results.'])
  cleanup()
  expect(await shown(['zzz'], ['zzz'])).toEqual(['zzz', 'zzz'])
})

test('[1.8] the columns of products say what they count', async () => {
  const { texts } = inEnglish()
  await texts.loadNamespaces('dashboard')
  const products = [{ name: 'Grinder', brand: null, views: 0, added: 1, ordered: 1, revenue: 1_250 }]
  render(
    <I18nextProvider i18n={texts}>
      <ProductTable products={products} />
    </I18nextProvider>,
  )
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Product', 'Product views', 'Added to cart', 'Ordered', 'Revenue'])
})
