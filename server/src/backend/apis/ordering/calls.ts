/** Parses a URL into one of the calls of the ordering API: seven of 7c, and two of docs/ordering-checkout.md. */
import { orderingReads, orderingWrites } from '@leaflog/core/wire/ordering/ordering'
import { pathSegments } from '../../../platform/upstream.ts'

export type OrderingCall =
  | { name: 'get'; storeId: string; cartId: string }
  | { name: 'add'; storeId: string; cartId: string; productId: string; option: string; quantity: number }
  | { name: 'update'; storeId: string; cartId: string; itemId: string; quantity: number }
  | { name: 'delete'; storeId: string; cartId: string; itemId: string }
  | { name: 'create'; storeId: string; pricingType: 'RECREATIONAL' | 'MEDICAL' }
  | { name: 'categories'; storeId: string }
  | { name: 'specials'; storeId: string; hideOutOfStock: boolean }
  | { name: 'terms'; storeId: string; cartId: string }
  | { name: 'place'; storeId: string; cartId: string }

/** `unknown`: no such path. `malformed`: the path of a call with an invalid part. */
export type ReadCall = OrderingCall | 'unknown' | 'malformed'

export function readCall(url: URL): ReadCall {
  const segments = pathSegments(url)
  if (!segments) return 'malformed'
  const [api, area, ...rest] = segments
  if (api !== 'api') return 'unknown'
  if (area === 'v2') return readMenuCall(rest, url.searchParams)
  if (area === 'public' && rest[0] === 'cart') return readCartCall(rest.slice(1))
  if (area === 'public' && rest[0] === 'order') return readOrderCall(rest.slice(1))
  return 'unknown'
}

function readMenuCall(path: readonly string[], query: URLSearchParams): ReadCall {
  const [subject, storeId, detail, end] = path
  if (path.length !== 4 || end !== '') return 'unknown'
  const asksCategories = subject === 'categories' && detail === 'DEFAULT'
  const asksSpecials = subject === 'stores' && detail === 'specials'
  if (!asksCategories && !asksSpecials) return 'unknown'
  const read = orderingReads.categories.safeParse({ storeId })
  if (!read.success) return 'malformed'
  if (asksCategories) return { name: 'categories', ...read.data }
  return { name: 'specials', ...read.data, hideOutOfStock: query.get('hideoutofstock') === '1' }
}

function readCartCall([name, ...path]: readonly string[]): ReadCall {
  if (name === 'create' && path.length === 2) {
    // (9b.5) DEFAULT is treated as RECREATIONAL when a cart is created.
    const pricingType = path[1] === 'DEFAULT' ? 'RECREATIONAL' : path[1]
    return checked('create', orderingWrites.create.safeParse({ storeId: path[0], pricingType }))
  }
  const cart = readPair(path[0])
  const quantity = readQuantity(path.at(-1))
  if (name === 'get' && path.length === 1) return checked('get', orderingReads.cart.safeParse(cart))
  if (name === 'add' && path.length === 4) {
    const option = decodeOption(path[2] ?? '')
    return checked('add', orderingWrites.add.safeParse({ ...cart, productId: path[1], option, quantity }))
  }
  if (name === 'update' && path.length === 3) {
    return checked('update', orderingWrites.update.safeParse({ ...cart, itemId: path[1], quantity }))
  }
  if (name === 'delete' && path.length === 3 && path[2] === '') {
    return checked('delete', orderingWrites.delete.safeParse({ ...cart, itemId: path[1] }))
  }
  return 'unknown'
}

function readOrderCall([name, ...path]: readonly string[]): ReadCall {
  if ((name !== 'terms' && name !== 'place') || path.length !== 1) return 'unknown'
  return checked(name, orderingReads.cart.safeParse(readPair(path[0])))
}

/** `{storeId}|{cartId}` */
function readPair(text = ''): { storeId: string | undefined; cartId: string | undefined } {
  const [, storeId, cartId] = /^([^|]*)\|([^|]*)$/.exec(text) ?? []
  return { storeId, cartId }
}

function checked<Name extends OrderingCall['name'], Data>(
  name: Name,
  read: { success: true; data: Data } | { success: false },
): ({ name: Name } & Data) | 'malformed' {
  return read.success ? { name, ...read.data } : 'malformed'
}

function readQuantity(text: string | undefined): number | undefined {
  return text !== undefined && /^[0-9]{1,3}$/.test(text) ? Number(text) : undefined
}

/** Decodes an option from base64 of its UTF-8, in the standard or the URL-safe alphabet, with or without padding. */
function decodeOption(text: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return undefined
  try {
    const option = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'))
    return /\p{Cc}/u.test(option) ? undefined : option
  } catch {
    // Not UTF-8, so it is not one of our options.
    return undefined
  }
}
