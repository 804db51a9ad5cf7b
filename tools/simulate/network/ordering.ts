/** The ordering service (7c) as far as carts go: what the embedded backend does with them, without its database. */
import { sampleCommerceStore } from '../../../core/src/testing/commerce-samples.ts'
import { sampleStore } from '../../../core/src/testing/samples.ts'
import { type Cart, type CartItem, orderingWrites } from '../../../core/src/wire/ordering/ordering.ts'
import { type Answer, refused } from './answer.ts'

/** (9b.1) A cart expires after three days without use. */
const CART_LIFETIME = 3 * 86_400_000
/** (8.3) Of a line. */
const MOST_OF_A_LINE = 8

export const stores = [sampleStore('101', 'Miami'), sampleStore('102', 'Tampa'), sampleCommerceStore()]
export const products = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const
export const priceOf = (productId: string): number => 1000 + 725 * Number(productId.slice(1))

interface StoredCart {
  readonly storeId: string
  readonly pricingType: 'RECREATIONAL' | 'MEDICAL'
  readonly items: Map<string, CartItem>
  usedAt: number
}

export interface OrderingService {
  write(name: string, body: unknown): Answer
  read(cartId: string): Answer
  /** Quantities by `product|option`; null where there is no such cart (any more). */
  linesOf(cartId: string): Readonly<Record<string, number>> | null
  /** The lines of one cart join those of another. */
  merge(from: string, to: string): void
}

export function createOrderingService(now: () => number, nextId: () => string): OrderingService {
  const carts = new Map<string, StoredCart>()
  const find = (cartId: string) => {
    const cart = carts.get(cartId)
    return cart && cart.usedAt > now() - CART_LIFETIME ? cart : undefined
  }

  const put = (cart: StoredCart, productId: string, option: string, quantity: number) => {
    const key = `${productId}|${option}`
    const before = cart.items.get(key)
    cart.items.set(key, before ? { ...before, quantity } : itemOf(nextId(), productId, option, quantity))
  }

  const create = (body: unknown): Answer => {
    const { storeId, pricingType } = orderingWrites.create.parse(body)
    if (!stores.some(({ store_id }) => store_id === storeId)) return refused(404, 'STORE_NOT_FOUND')
    const cartId = `cart-${nextId()}`
    const cart: StoredCart = { storeId, pricingType, items: new Map(), usedAt: now() }
    carts.set(cartId, cart)
    return { status: 200, body: viewOf(cartId, cart) }
  }

  const add = (body: unknown): Answer => {
    const { cartId, productId, option, quantity } = orderingWrites.add.parse(body)
    return change(cartId, (cart) => {
      const sum = (cart.items.get(`${productId}|${option}`)?.quantity ?? 0) + quantity
      if (sum > MOST_OF_A_LINE) return { status: 200, body: { ...viewOf(cartId, cart), items: [] } }
      put(cart, productId, option, sum)
      return undefined
    })
  }

  const update = (body: unknown): Answer => {
    const { cartId, itemId, quantity } = orderingWrites.update.parse(body)
    return change(cartId, (cart) => {
      const [key, item] = [...cart.items].find(([, { id }]) => id === itemId) ?? []
      if (key === undefined || !item) return quantity === 0 ? undefined : refused(404, 'PRODUCT_NOT_FOUND')
      if (quantity === 0) {
        cart.items.delete(key)
        return undefined
      }
      if (quantity > MOST_OF_A_LINE) return { status: 200, body: { ...viewOf(cartId, cart), items: [] } }
      put(cart, item.productId, item.option, quantity)
      return undefined
    })
  }

  const change = (cartId: string, work: (cart: StoredCart) => Answer | undefined): Answer => {
    const cart = find(cartId)
    if (!cart) return refused(404, 'CART_NOT_FOUND')
    const other = work(cart)
    if (other) return other
    cart.usedAt = now()
    return { status: 200, body: viewOf(cartId, cart) }
  }

  return {
    write(name, body) {
      if (name === 'create') return create(body)
      if (name === 'add') return add(body)
      if (name === 'update') return update(body)
      return update({ ...orderingWrites.delete.parse(body), quantity: 0 })
    },
    read(cartId) {
      const cart = find(cartId)
      return cart ? { status: 200, body: viewOf(cartId, cart) } : refused(404, 'CART_NOT_FOUND')
    },
    linesOf(cartId) {
      const cart = find(cartId)
      return cart ? Object.fromEntries([...cart.items].map(([key, { quantity }]) => [key, quantity])) : null
    },
    merge(from, to) {
      const [guest, own] = [find(from), find(to)]
      if (!guest || !own || from === to) return
      for (const [key, { productId, option, quantity }] of guest.items)
        put(own, productId, option, Math.min(MOST_OF_A_LINE, (own.items.get(key)?.quantity ?? 0) + quantity))
      carts.delete(from)
      own.usedAt = now()
    },
  }
}

const itemOf = (id: string, productId: string, option: string, quantity: number): CartItem => ({
  id: `item-${id}`,
  productId,
  quantity,
  option,
  basePrice: priceOf(productId),
  discounts: quantity > 4 ? [{ name: 'Five or more', amount: 300 }] : [],
  product: { name: productId, brand: { name: 'Fernhill' }, category: 'Flower', subcategory: null, variants: [] },
})

function viewOf(id: string, { storeId, pricingType, items }: StoredCart): Cart {
  const lines = [...items.values()]
  const discounts = lines.flatMap((line) => line.discounts).reduce((sum, { amount }) => sum + amount, 0)
  const subtotal = lines.reduce((sum, { basePrice, quantity }) => sum + basePrice * quantity, 0)
  const taxes = Math.round((subtotal - discounts) * 0.07)
  const total = subtotal - discounts + taxes
  const priceSummary = { discounts, fees: 0, mixAndMatch: 0, rewards: 0, subtotal, taxes, total }
  return { id, storeId, pricingType, items: lines, priceSummary }
}
