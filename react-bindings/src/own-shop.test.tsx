/** A provider that owns its shop, as React mounts it: twice in StrictMode, never on a server. */
import { type Shop, openShop } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, StrictMode, act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ShopProvider, useShop, useUI } from './index.ts'

let opened: Shop[] = []
const open = (): Shop => {
  const shop = openShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports: nodePorts() })
  opened.push(shop)
  return shop
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
beforeEach(() => {
  opened = []
})
afterEach(cleanup)

function Theme() {
  const { ui } = useShop()
  return <button onClick={() => void ui.chooseTheme('dark')}>{useUI().theme}</button>
}

const page = (
  <StrictMode>
    <ShopProvider open={open} fallback={<p>opening</p>}>
      <Theme />
    </ShopProvider>
  </StrictMode>
)

const isDisposed = (shop: Shop) =>
  shop.ui.open('search').then(
    () => false,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'SHOP_DISPOSED',
  )

test('in StrictMode the shop works after both mounts, the first one’s is closed, and after unmounting none is open', async () => {
  const { unmount } = render(page)
  expect(screen.getByText('opening')).toBeTruthy()
  const button = await screen.findByRole('button', { name: 'light' })
  await act(async () => button.click())
  expect(await screen.findByRole('button', { name: 'dark' })).toBeTruthy()
  const [first, second] = opened
  expect(opened).toHaveLength(2)
  if (!first || !second) throw new Error('two shops')
  expect(await isDisposed(first)).toBe(true)
  expect(await isDisposed(second)).toBe(false)
  unmount()
  expect(await isDisposed(second)).toBe(true)
})

test('a server opens nothing and renders the fallback; the browser hydrates it without a warning', async () => {
  const html = renderToString(page)
  expect([html, opened]).toEqual(['<p>opening</p>', []])
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = await act(async () => hydrateRoot(place, page))
  expect(await screen.findByRole('button', { name: 'light' })).toBeTruthy()
  expect(complaint).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  complaint.mockRestore()
  place.remove()
})

test('a changed function does not open another shop', async () => {
  const { rerender } = render(
    <ShopProvider open={open}>
      <Theme />
    </ShopProvider>,
  )
  await screen.findByRole('button', { name: 'light' })
  rerender(
    <ShopProvider open={() => open()}>
      <Theme />
    </ShopProvider>,
  )
  expect(screen.getByRole('button', { name: 'light' })).toBeTruthy()
  expect(opened).toHaveLength(1)
})

test('a shop that fails to start throws to the nearest error boundary', async () => {
  class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
    override state = { message: null }
    static getDerivedStateFromError = (error: unknown) => ({ message: String(error) })
    override render() {
      return this.state.message ?? this.props.children
    }
  }
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = (): Shop => ({ ...open(), start: () => Promise.reject(new Error('no log today')) })
  render(
    <Boundary>
      <ShopProvider open={broken}>
        <Theme />
      </ShopProvider>
    </Boundary>,
  )
  expect(await screen.findByText('Error: no log today')).toBeTruthy()
  quiet.mockRestore()
})
