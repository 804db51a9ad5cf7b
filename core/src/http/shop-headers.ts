/** Headers of commerce GraphQL calls: the shop and the visitor. */
import type { Http } from '../ports/ports.ts'
import { type Shopping, shoppingHeaders } from '../wire/commerce/shopping.ts'

const isCommerce = ({ url }: Request): boolean => new URL(url).pathname === '/api/graphql'

/** Which backend is addressed, if several are behind one gateway or there are several builds. */
export const toBackend =
  (http: Http, backendId: string | undefined): Http =>
  (request) => {
    if (backendId !== undefined && isCommerce(request)) request.headers.set('x-backend-id', backendId)
    return http(request)
  }

export interface Asking {
  readonly shopping: Shopping
  /** Signed in, but not yet known to the rest of the shop. */
  readonly justSignedIn: boolean
}

/**
 * Adds store, mode and fulfillment to calls made for the visitor that lack them, and marks those right after a sign-in.
 * Public reads carry nothing of the visitor, because caches share their answers.
 */
export const onBehalf = (http: Http, asking: () => Asking): Http => {
  return (request) => {
    const { headers, method } = request
    const isSignedIn = headers.has('authorization')
    if (!isCommerce(request) || (method === 'GET' && !isSignedIn)) return http(request)
    const { shopping, justSignedIn } = asking()
    const own = headers.has('shoppingmode') ? {} : shoppingHeaders(shopping)
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    if (isSignedIn && justSignedIn) headers.set('justsignedinnow', 'true')
    return http(request)
  }
}
