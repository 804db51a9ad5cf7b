/** The commerce service as far as carts, points and orders go: operations of 7a.14 to 7a.18 and of placing an order. */
import { fieldsOf, listOf, numberOf, textOf } from '../../shared/json.ts'
import { type CartLine, priceOfSku, sentCart, sentOrder } from './commerce-answers.ts'

/** Of a line. */
const MOST_OF_A_LINE = 9
const CENTS_A_POINT = 5

export interface StoredCart {
  readonly id: string
  /** Signed-in customers have one of their own. */
  readonly isMembers: boolean
  readonly lines: Map<string, CartLine>
  version: number
  points: number
}

export interface Order {
  readonly number: string
  readonly cartId: string
  readonly lines: readonly CartLine[]
  readonly points: number
}

export interface CommerceService {
  /** The operations that it knows. */
  readonly operations: ReadonlySet<string>
  answer(operation: string, variables: Record<string, unknown>, isSignedIn: boolean): unknown
  /** Quantities by sku; null where there is no such cart (any more). */
  linesOf(cartId: string): Readonly<Record<string, number>> | null
  orders(): readonly Order[]
  points(): number
}

const problem = (category: string) => ({ errors: [{ message: category, extensions: { category } }] })
const NO_CART = problem('graphql-no-such-entity')

export function createCommerceService(nextId: () => string): CommerceService {
  const carts = new Map<string, StoredCart>()
  const orders = new Map<string, Order>()
  let points = 742
  let membersCart: string | null = null

  const make = (isMembers: boolean): StoredCart => {
    const cart = {
      id: nextId().padStart(32, 'c'),
      isMembers,
      lines: new Map<string, CartLine>(),
      version: 1,
      points: 0,
    }
    carts.set(cart.id, cart)
    return cart
  }
  const ofMember = (): StoredCart => {
    const found = membersCart === null ? undefined : carts.get(membersCart)
    const cart = found && !orders.has(found.id) ? found : make(true)
    membersCart = cart.id
    return cart
  }
  const open = (id: unknown): StoredCart | undefined => (orders.has(textOf(id)) ? undefined : carts.get(textOf(id)))

  const put = ({ lines }: StoredCart, sku: string, quantity: number) => {
    const line = [...lines.values()].find((each) => each.sku === sku)
    const uid = line?.uid ?? `line-${nextId()}`
    lines.set(uid, { uid, sku, quantity })
  }
  const quantityOf = ({ lines }: StoredCart, sku: string) =>
    [...lines.values()].find((each) => each.sku === sku)?.quantity ?? 0

  /** What was refused, by code. */
  const changes: Readonly<Record<string, (cart: StoredCart, asked: Record<string, unknown>) => readonly string[]>> = {
    addProductsToCart(cart, { cartItems }) {
      return listOf(cartItems).flatMap((item) => {
        const { sku, quantity } = fieldsOf(item)
        const sum = quantityOf(cart, textOf(sku)) + numberOf(quantity)
        if (sum > MOST_OF_A_LINE) return ['INSUFFICIENT_STOCK']
        put(cart, textOf(sku), sum)
        return []
      })
    },
    updateCartItems(cart, { cart_items }) {
      return listOf(cart_items).flatMap((item) => {
        const { cart_item_uid, quantity } = fieldsOf(item)
        const line = cart.lines.get(textOf(cart_item_uid))
        if (!line) return ['COULD_NOT_FIND_CART_ITEM']
        if (numberOf(quantity) > MOST_OF_A_LINE) return ['INSUFFICIENT_STOCK']
        cart.lines.set(line.uid, { ...line, quantity: numberOf(quantity) })
        return []
      })
    },
    removeItemFromCart(cart, { cart_item_uid }) {
      cart.lines.delete(textOf(cart_item_uid))
      return []
    },
    applyRewardPointsToCart(cart) {
      if (cart.isMembers) cart.points = points
      return cart.isMembers ? [] : ['UNDEFINED']
    },
    removeRewardPointsFromCart(cart) {
      cart.points = 0
      return []
    },
  }

  const placeOrder = (cartId: string) => {
    const cart = carts.get(cartId)
    if (!cart) return NO_CART
    const lines = [...cart.lines.values()]
    if (lines.length === 0 && !orders.has(cartId))
      return { data: { placeOrder: { orderV2: null, errors: [{ code: 'UNDEFINED', message: 'The cart is empty.' }] } } }
    const price = lines.reduce((sum, { sku, quantity }) => sum + priceOfSku(sku) * quantity, 0)
    const spent = Math.min(cart.points, points, Math.floor(price / CENTS_A_POINT))
    const order = orders.get(cartId) ?? { number: `0${nextId()}`, cartId, lines, points: spent }
    if (!orders.has(cartId)) points += Math.floor((price - spent * CENTS_A_POINT) / 100) - spent
    orders.set(cartId, order)
    return { data: { placeOrder: { orderV2: sentOrder(order, CENTS_A_POINT), errors: [] } } }
  }

  const merge = (from: StoredCart | undefined, to: StoredCart) => {
    if (from && from !== to) {
      for (const { sku, quantity } of from.lines.values())
        put(to, sku, Math.min(MOST_OF_A_LINE, quantityOf(to, sku) + quantity))
      carts.delete(from.id)
    }
    return { ...sentCart(to, CENTS_A_POINT, points), merge_issues: [] }
  }

  const change = (operation: string, variables: Record<string, unknown>, isSignedIn: boolean) => {
    const asked = { ...variables, ...fieldsOf(variables['input']) }
    const cart = open(variables['cartId'] ?? asked['cart_id'])
    if (!cart) return NO_CART
    if (cart.isMembers && !isSignedIn) return problem('graphql-authorization')
    const errors = changes[operation]?.(cart, asked) ?? []
    cart.version += 1
    const user_errors = errors.map((code) => ({ code, message: code }))
    return { data: { [operation]: { cart: sentCart(cart, CENTS_A_POINT, points), user_errors } } }
  }

  const cartOf = (id: unknown, isSignedIn: boolean) => {
    const cart = open(id)
    if (!cart) return NO_CART
    if (cart.isMembers && !isSignedIn) return problem('graphql-authorization')
    return { data: { cart: sentCart(cart, CENTS_A_POINT, points) } }
  }

  const others: Readonly<Record<string, (variables: Record<string, unknown>, isSignedIn: boolean) => unknown>> = {
    createEmptyCart: () => ({ data: { createEmptyCart: make(false).id } }),
    cartLifetime: () => ({ data: { storeConfig: { ttl_cart_id: 14 * 24 * 60 } } }),
    cart: ({ cart_id }, isSignedIn) => cartOf(cart_id, isSignedIn),
    customerCart: (_, isSignedIn) =>
      isSignedIn
        ? { data: { customerCart: sentCart(ofMember(), CENTS_A_POINT, points) } }
        : problem('graphql-authorization'),
    mergeCarts: ({ source_cart_id }, isSignedIn) =>
      isSignedIn ? { data: { mergeCarts: merge(open(source_cart_id), ofMember()) } } : problem('graphql-authorization'),
    placeOrder: ({ input }) => placeOrder(textOf(fieldsOf(input)['cart_id'])),
    shoppingModeChangeChecking: ({ mode }) => ({
      data: { shoppingModeChangeChecking: { current_mode: mode, requested_mode: mode, incompatible_items: [] } },
    }),
  }

  return {
    operations: new Set([...Object.keys(changes), ...Object.keys(others)]),
    answer: (operation, variables, isSignedIn) =>
      others[operation]?.(variables, isSignedIn) ?? change(operation, variables, isSignedIn),
    linesOf(cartId) {
      const cart = open(cartId)
      return cart ? Object.fromEntries([...cart.lines.values()].map(({ sku, quantity }) => [sku, quantity])) : null
    },
    orders: () => [...orders.values()],
    points: () => points,
  }
}
