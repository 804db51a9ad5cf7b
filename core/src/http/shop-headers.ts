/** What calls of commerce GraphQL say of the shop and of who asks (7a.2). */
import type { Http } from '../ports/ports.ts'
import { type Shopping, shoppingHeaders } from '../wire/commerce/shopping.ts'

const isCommerce = ({ url }: Request): boolean => new URL(url).pathname === '/api/graphql'

/** Which backend is meant: of several behind one gateway, or of several builds. */
export const toBackend = (http: Http, backendId: string | undefined): Http => {
  if (backendId === undefined) return http
  return (request) => {
    if (isCommerce(request)) request.headers.set('x-backend-id', backendId)
    return http(request)
  }
}

export interface Asking {
  readonly shopping: Shopping
  /** Signed in, and not known yet to the rest of the shop. */
  readonly justSignedIn: boolean
}

/**
 * Where somebody shops, on what is asked for them and does not say it itself, and that they have just signed in. What is read
 * for anybody says nothing of one visitor: caches give it to all.
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
