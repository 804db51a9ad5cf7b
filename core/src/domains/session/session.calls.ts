/** Calls that sign in, renew and sign out (7a.4 to 7a.6). Tokens go from the answer into storage, nowhere else (I5). */
import { LeaflogError } from '../../errors/errors.ts'
import { askCommerce, callOf } from '../../http/ask-commerce.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { generateCustomerToken, refreshCustomerToken, revokeCustomerToken } from '../../wire/commerce/credentials.ts'
import { sessionEvents } from './session.events.ts'
import { RENEWED_COOKIE_DAYS, SIGN_IN_COOKIE_DAYS, expiryOf } from './session.rules.ts'
import { keepTokens } from './session.storage.ts'

type Result = readonly EventIn<typeof sessionEvents>[]

/** The guest's cart of the ordering API, by the name that its cookie has (3.17.1). */
const GUEST_CART_COOKIE = 'cartId'

// 4d.1
export async function signIn(context: EffectContext<{ attempt: string }>): Promise<Result> {
  const { params, ports, secrets } = context
  const { email, password } = secrets
  if (email === undefined || password === undefined) throw new LeaflogError('SIGN_IN_FAILED')
  const cartId = ports.cookies.get(GUEST_CART_COOKIE)
  const answer = await askCommerce(callOf(context), generateCustomerToken, { email, password, cartId })
  const { ordering_cart: cart, ...tokens } = answer.generateCustomerToken
  keepTokens(ports, tokens, SIGN_IN_COOKIE_DAYS)
  return [sessionEvents.signedIn({ attempt: params.attempt, expiresAt: expiryOf(tokens.token), cart })]
}

/**
 * The idempotency key is made of the refresh token: should two tabs ever renew the same one, the server gives both the same
 * successor. Where the gateway keeps the token, it puts token and key in the place of these.
 */
export async function renew(
  context: EffectContext<unknown>,
  held: { accessToken: string; refreshToken: string },
): Promise<Result> {
  const { ports } = context
  const key = await ports.digest(held.refreshToken)
  const answer = await askCommerce({ ...callOf(context), key }, refreshCustomerToken, held)
  const tokens = answer.refreshCustomerToken
  keepTokens(ports, tokens, RENEWED_COOKIE_DAYS)
  return [sessionEvents.renewed({ expiresAt: expiryOf(tokens.token) })]
}

export async function revoke(context: EffectContext<unknown>, token: string): Promise<Result> {
  await askCommerce({ ...callOf(context), token, keepalive: true }, revokeCustomerToken, {})
  return []
}
