import { type Shop, openShop } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ShopProvider, useOrderingCart, useShop, useStorage, useUI, useView } from './index.ts'

const open = (): Shop =>
  openShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports: nodePorts() })

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(cleanup)

const countRender = <Name extends string>(renders: Record<Name, number>, name: Name) => void (renders[name] += 1)

test('[8.22] useUI outside its provider throws the sentence that says how to fix it', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Bare = () => <p>{useUI().theme}</p>
  expect(() => render(<Bare />)).toThrow('useUI must be used within a UIProvider')
  const Other = () => <p>{useOrderingCart().count}</p>
  expect(() => render(<Other />)).toThrow('must be used within a ShopProvider')
  quiet.mockRestore()
})

test('a component re-renders only when what it selected changes', async () => {
  const shop = open()
  await shop.start()
  const renders = { theme: 0, cart: 0 }
  const Theme = () => {
    countRender(renders, 'theme')
    return <p>{useView((state) => state.ui.view.theme)}</p>
  }
  const Cart = () => {
    countRender(renders, 'cart')
    return <p>{useOrderingCart().count}</p>
  }
  render(
    <ShopProvider shop={shop}>
      <Theme />
      <Cart />
    </ShopProvider>,
  )
  await act(async () => void (await shop.ui.chooseTheme('dark')))
  expect(screen.getByText('dark')).toBeTruthy()
  expect(renders).toEqual({ theme: 2, cart: 1 })
  shop.dispose()
})

test('the server renders the initial events, and commands are on the shop', () => {
  const shop = open()
  const Page = () => {
    const { dispensary } = useShop()
    return (
      <p>
        {typeof dispensary.choose} {useStorage().kind} {useUI().theme}
      </p>
    )
  }
  const html = renderToString(
    <ShopProvider shop={shop}>
      <Page />
    </ShopProvider>,
  )
  expect(html.replaceAll('<!-- -->', '')).toBe('<p>function memory light</p>')
})
