/** A domain that exists only in the core's list gets its hook by name. */
import { type Shop, openShop } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ProductNotesView, productNotesCommands } from '../../core/src/testing/product-notes.ts'
import { ShopProvider, useDomain } from './index.ts'

vi.mock(import('../../core/src/domains/domains.ts'), async (original) => {
  const { domains, ...rest } = await original()
  const { productNotesDomain } = await import('../../core/src/testing/product-notes.ts')
  const longer = { ...domains, productNotes: productNotesDomain }
  return { ...rest, domains: longer, allDomains: Object.values(longer) }
})

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

/** The types as they are once the domain is in the list. */
type WithNotes = Shop & { readonly productNotes: ReturnType<typeof productNotesCommands> }
const hasNotes = (shop: Shop): shop is WithNotes => 'productNotes' in shop
const useProductNotes = useDomain as unknown as (name: 'productNotes') => ProductNotesView

test('a domain’s hook returns its view, and re-renders when that changes', async () => {
  const shop = openShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports: nodePorts() })
  if (!hasNotes(shop)) throw new Error('The shop has no such commands.')
  const { write } = shop.productNotes
  const Notes = () => {
    const { notes } = useProductNotes('productNotes')
    return <button onClick={() => void write('a', 'dry')}>{notes.length} notes</button>
  }
  await shop.start()
  render(
    <ShopProvider shop={shop}>
      <Notes />
    </ShopProvider>,
  )
  const button = screen.getByRole('button', { name: '0 notes' })
  await act(async () => {
    button.click()
    await shop.settled()
  })
  expect(screen.getByRole('button', { name: '1 notes' })).toBe(button)
  shop.dispose()
})
