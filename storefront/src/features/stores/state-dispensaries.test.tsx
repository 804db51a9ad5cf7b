import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../shared/locations/sample-store.ts'
import { openPage, prepareDom } from '../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pad = (index: number) => String(index).padStart(2, '0')
const sent = (index: number, over: object) => ({
  ...sampleStore({ store_id: `${index}`, store_code: `fl_${pad(index)}`, store_name: `Place ${pad(index)}`, ...over }),
  delivery: index === 3 ? { code: 'D3', fee: 5, free_from: 100, minimum: 20 } : null,
})
/** 20 in Miami, 20 in Tampa. */
const stores = Array.from({ length: 40 }, (_, index) =>
  index < 20 ? sent(index, {}) : sent(index, { city: 'Tampa', postcode: '33602', hours: sampleStore().hours }),
)

const open = (search = '') => openPage(`/dispensaries/florida${search}`, { stores, signedIn: false })
const entries = () => screen.queryAllByRole('article').length

test('[shop 16] a long list is grouped by region, folded but for the first', async () => {
  await open()
  const regions = await screen.findAllByRole('heading', { level: 2 })
  const named = regions.map((each) => each.textContent)
  expect(named.filter((each) => each === 'Tampa Bay' || each === 'Miami and Fort Lauderdale')).toEqual([
    'Tampa Bay',
    'Miami and Fort Lauderdale',
  ])
  const folded = regions
    .map((each) => each.closest('details')?.hasAttribute('open'))
    .filter((each) => each !== undefined)
  expect(folded).toEqual([true, false])
})

test('[shop 16] it is searched while it is typed, by city, by ZIP code and by what is offered', async () => {
  const { path } = await open()
  const form = await screen.findByRole('search', { name: 'Find a dispensary' })
  const type = (text: string) =>
    act(async () => void fireEvent.change(within(form).getByRole('searchbox'), { target: { value: text } }))
  await type('Tampa')
  expect(entries()).toBe(20)
  expect(document.querySelector('main [role=status]')?.textContent).toBe('20 dispensaries')
  await type('33609')
  expect(screen.getByText(/no dispensary in ZIP code 33609/)).toBeTruthy()
  expect(entries()).toBe(6)
  await type('')
  await act(async () => within(form).getByRole('checkbox', { name: 'Delivers' }).click())
  expect(entries()).toBe(1)
  await type('Tampa')
  expect(screen.getByText(/Remove a filter/)).toBeTruthy()
  expect(path()).toBe('/dispensaries/florida')
})

test('[shop 16] the address holds the search, as a form without JavaScript sends it', async () => {
  await open('?q=Tampa')
  const form = await screen.findByRole('search', { name: 'Find a dispensary' })
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/dispensaries/florida'])
  expect(within(form).getByRole('searchbox')).toHaveProperty('value', 'Tampa')
  expect(entries()).toBe(20)
})
