/** An in-memory gateway for tests of the SDK: answers in the wire format, one store's menu, working carts. */
import * as z from 'zod/mini'
import type { Http } from '../ports/ports.ts'
import type { Cart, CartItem } from '../wire/ordering/ordering.ts'
import type { FakeCustomers } from './fake-customers.ts'
import { gateEntries, sampleCart, sampleItem, sampleStore } from './samples.ts'

export interface FakeGateway {
  readonly http: Http
  readonly customers: FakeCustomers | null
  /** `METHOD path` of every request, in order. */
  readonly seen: string[]
  readonly keys: string[]
  readonly carts: Map<string, Cart>
  /** Answers these paths with a status, or fails to connect ('down'). */
  readonly broken: Map<string, number | 'down'>
  limit: number
  menus: number
}

const stores = [
  sampleStore('0', 'Default', { store_code: 'default', kind: 'view' }),
  sampleStore('101', 'Miami'),
  sampleStore('102', 'Tampa'),
]

const listed = {
  objectID: 'p1',
  product_id: 'p1',
  name: 'Blue Hour',
  brand: { name: 'Fernhill' },
  category: 'Flower',
  subcategory: null,
  strain_type: 'INDICA',
  store_id: '101',
  menu_type: 'BOTH',
  variants: [{ option: '3.5g', priceRec: 3500, specialPriceRec: null, priceMed: 3000, specialPriceMed: null }],
  thc: null,
  cbd: null,
  image: '/products/flower/p1.jpg',
  special_ids: [],
  featured: true,
  stock: { '3.5g': 10 },
}

const sentBody = z.record(z.string(), z.unknown())

export function createFakeGateway(customers: FakeCustomers | null = null): FakeGateway {
  const answered = new Map<string, Cart>()
  let made = 0

  const change = (name: string, body: Record<string, unknown>): Cart | number => {
    if (name === 'create') {
      const id = `cart-${String((made += 1)).padStart(4, '0')}`
      const pricingType = body['pricingType'] === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL'
      const cart = sampleCart([], { id, storeId: String(body['storeId']), pricingType })
      gateway.carts.set(id, cart)
      return cart
    }
    const cart = gateway.carts.get(String(body['cartId']))
    if (!cart) return 404
    const quantity = Number(body['quantity'] ?? 0)
    const others = (item: CartItem) => item.id !== body['itemId']
    const items =
      name === 'add'
        ? [...cart.items, sampleItem(String(body['productId']), quantity, String(body['option']))]
        : cart.items.flatMap((item) => (others(item) ? [item] : quantity > 0 ? [{ ...item, quantity }] : []))
    const next = sampleCart(items, { id: cart.id, storeId: cart.storeId, pricingType: cart.pricingType })
    if (items.reduce((sum, item) => sum + item.quantity, 0) > gateway.limit) return { ...next, items: [] }
    gateway.carts.set(cart.id, next)
    return next
  }

  const answerCommerce = async (request: Request, url: URL): Promise<unknown> => {
    const sent = request.method === 'POST' ? sentBody.parse(await request.json()) : Object.fromEntries(url.searchParams)
    const operation = String(sent['operationName'])
    if (operation === 'ageGateConfig') return { data: { ageGateConfig: gateEntries } }
    if (operation === 'findAppByStore') return { data: { findAppByStore: { app_id: 'app', app_search_key: 'key' } } }
    const { variables } = sent
    const given = sentBody.parse(typeof variables === 'string' ? JSON.parse(variables) : variables)
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null
    return gateway.customers?.answer(operation, given, token, request.headers.get('idempotency-key'))
  }

  const answer = async (request: Request, url: URL): Promise<unknown> => {
    const { pathname } = url
    if (pathname === '/api/rest/stores') return stores
    if (pathname === '/api/ordering/categories') return { categories: [], featured: {} }
    if (pathname === '/api/ordering/specials') return []
    if (pathname === '/api/ordering/cart') return gateway.carts.get(url.searchParams.get('cartId') ?? '') ?? 404
    if (pathname === '/api/graphql') return (await answerCommerce(request, url)) ?? 404
    if (pathname.startsWith('/api/search/')) {
      gateway.menus += 1
      return { results: [{ hits: [listed], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 1000 }] }
    }
    if (!pathname.startsWith('/api/ordering/cart/')) return 404
    const key = request.headers.get('idempotency-key') ?? ''
    gateway.keys.push(key)
    const body = sentBody.parse(await request.json())
    // Looked for and changed at once: the real one, too, takes one request of a key at a time.
    const known = answered.get(key)
    if (known) return known
    const changed = change(pathname.slice('/api/ordering/cart/'.length), body)
    if (typeof changed === 'object') answered.set(key, changed)
    return changed
  }

  const gateway: FakeGateway = {
    customers,
    seen: [],
    keys: [],
    carts: new Map(),
    broken: new Map(),
    limit: 50,
    menus: 0,
    http: async (request) => {
      const url = new URL(request.url)
      gateway.seen.push(`${request.method} ${url.pathname}`)
      const broken = gateway.broken.get(url.pathname)
      if (broken === 'down') throw new TypeError('connection refused')
      if (broken !== undefined)
        return Response.json({ error: { code: 'UNDEFINED', message: 'no' } }, { status: broken })
      const body = await answer(request, url)
      return typeof body === 'number'
        ? Response.json({ error: { code: 'CART_NOT_FOUND', message: 'gone' } }, { status: body })
        : Response.json(body)
    },
  }
  return gateway
}
