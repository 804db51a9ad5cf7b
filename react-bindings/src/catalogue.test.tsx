/** The hooks of the catalogue: loading, ready, stale and failed, and what a server has handed over. */
import { type Product, type ProductList, type Shop, createShop } from '@leaflog/core'
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FakeGateway, createFakeGateway } from '../../core/src/testing/fake-gateway.ts'
import { createFakePorts } from '../../core/src/testing/fake-ports.ts'
import { ShopProvider, useCategories, useProduct, useProducts, useSearch, useStores } from './index.ts'

let gateway: FakeGateway
let ports: ReturnType<typeof createFakePorts>
let shop: Shop
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
beforeEach(async () => {
  gateway = createFakeGateway()
  ports = createFakePorts({ http: gateway.http })
  shop = await createShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports })
})
afterEach(() => {
  cleanup()
  shop.dispose()
})

const inShop = (children: React.ReactNode) => <ShopProvider shop={shop}>{children}</ShopProvider>
const names = (products: readonly Product[] = []) => products.map(({ name }) => name).join(', ')

function Products({ initial }: { initial?: ProductList }) {
  const { status, data, isStale, error } = useProducts({}, initial && { initial })
  return (
    <p>
      {status}
      {isStale && ' stale'}: {error?.code ?? names(data?.products)}
    </p>
  )
}

test('products are loading, fail without a store, and are there once one is chosen', async () => {
  render(inShop(<Products />))
  expect(screen.getByText('loading:')).toBeTruthy()
  expect(await screen.findByText('failed: STORE_REQUIRED')).toBeTruthy()
  await act(() => shop.dispensary.choose('fl_miami'))
  expect(await screen.findByText('ready: Blue Hour')).toBeTruthy()
})

test('what a server has read is hydrated without a warning, and read again', async () => {
  const read = await shop.catalogue.products({ store: 'fl_miami' })
  const [product] = read.products
  const old: ProductList = { ...read, products: product ? [{ ...product, name: 'Old Hour' }] : [] }
  await shop.dispensary.choose('fl_miami')
  const page = inShop(<Products initial={old} />)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  expect(root.textContent).toBe('ready stale: Old Hour')
  const warned = vi.spyOn(console, 'error')
  const hydrated = await act(async () => hydrateRoot(root, page))
  await expect.poll(() => root.textContent).toBe('ready: Blue Hour')
  expect(warned).not.toHaveBeenCalled()
  await act(async () => hydrated.unmount())
  root.remove()
})

test('a failure keeps what was handed over, and says why it is no newer', async () => {
  const read = await shop.catalogue.products({ store: 'fl_miami' })
  await shop.dispensary.choose('fl_tampa')
  gateway.broken.set('/api/ordering/categories', 'down')
  const Page = () => {
    const { status, data, error } = useProducts({}, { initial: read })
    return (
      <p>
        {status}: {error?.code} {names(data?.products)}
      </p>
    )
  }
  render(inShop(<Page />))
  await act(() => ports.clock.advance(60_000))
  expect(await screen.findByText('failed: NETWORK_FAILED Blue Hour')).toBeTruthy()
})

test('stores and categories have hooks of their own; another question has another answer', async () => {
  const Stores = ({ text }: { text: string }) => (
    <p>
      stores:{' '}
      {useStores({ text })
        .data?.map(({ name }) => name)
        .join()}
    </p>
  )
  const { rerender } = render(inShop(<Stores text="miami" />))
  expect(await screen.findByText('stores: Miami')).toBeTruthy()
  rerender(inShop(<Stores text="tampa" />))
  expect(await screen.findByText('stores: Tampa')).toBeTruthy()
  const Categories = () => (
    <p>
      categories:{' '}
      {useCategories({ store: 'fl_miami' })
        .data?.map(({ slug }) => slug)
        .join()}
    </p>
  )
  render(inShop(<Categories />))
  expect(await screen.findByText('categories: flower')).toBeTruthy()
})

test('a product that the store does not carry is an error with a code', async () => {
  const Page = () => <p>{useProduct('nothing', { store: 'fl_miami' }).error?.code}</p>
  render(inShop(<Page />))
  expect(await screen.findByText('PRODUCT_NOT_FOUND')).toBeTruthy()
})

test('a search without a store fails, and can be tried again', async () => {
  const Page = () => {
    const { status, term, retry } = useSearch('blue ')
    return (
      <button onClick={retry}>
        {term}: {status}
      </button>
    )
  }
  render(inShop(<Page />))
  expect(await screen.findByRole('button', { name: 'blue: waiting' })).toBeTruthy()
})
