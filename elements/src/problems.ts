/**
 * Problems of a page that its author must solve: an event for programs, and a line in the console. Each names the
 * attribute and the cure. Loaded with the first of them.
 */
import { type ErrorCode, warn } from '@leaflog/core'
import type { LeaflogElement } from './element.ts'

type Problem = readonly [code: ErrorCode, message: string]

export function report(element: LeaflogElement, [code, message]: Problem): void {
  warn(`[leaflog] <${element.localName}> ${code}`, message)
  element.dispatchProblem(code, message)
}

const codesOf = (gateway: string): string => `${gateway}/api/rest/stores (store_code)`

export function noGateway(said: string | null): Problem {
  const what = said === null ? 'It has no gateway' : `gateway="${said}" is no address with a scheme`
  const cure = 'set gateway="https://shop.example", with the scheme, on it or on the <leaflog-shop> around it'
  return ['GATEWAY_INVALID', `${what}: ${cure}.`]
}

export const unknownLanguage = (lang: string): Problem => [
  'EVENT_INVALID',
  `lang="${lang}" is not offered: use lang="en" or lang="es". It speaks English now.`,
]

export const noStore = (gateway: string): Problem => [
  'STORE_REQUIRED',
  `It has no store: set store="…", one of ${codesOf(gateway)}, on it or on the <leaflog-shop> around it.`,
]

export const unknownStore = (gateway: string, store: string): Problem => [
  'STORE_UNKNOWN',
  `store="${store}" is no dispensary of the shop: use one of ${codesOf(gateway)}.`,
]

/** Of an attribute that names one of several things. */
export const unknownValue = (attribute: string, value: string, known: readonly string[]): Problem => [
  'NOT_FOUND',
  `${attribute}="${value}" is not known to the shop: use one of ${known.join(', ')}.`,
]

export function unknownProduct(product: string | null, store: string): Problem {
  const what = product === null ? 'It has no product' : `product="${product}" is not on the menu of ${store}`
  const cure = 'set product="…", the id of a product of its menu, or its SKU at a store of the commerce channel'
  return ['PRODUCT_NOT_FOUND', `${what}: ${cure}.`]
}

/** A change of the cart that the shop refused; `code` is the shop's own. */
export const refusedChange = (code: string, what: string, sentence: string): Problem => [
  code === 'CART_LIMIT_REACHED' || code === 'PRODUCT_NOT_FOUND' ? code : 'SERVICE_REFUSED',
  `“${what}” was refused (${code}). ${sentence} The cart is as before: lower the quantity, or choose another product.`,
]
