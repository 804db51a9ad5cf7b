/** Calls that sign in, renew and sign out (7a.4 to 7a.6), one at a time over all tabs. Tokens go from the answer into storage, nowhere else (I5). */
import * as z from 'zod/mini'
import { askCommerce, callOf } from '../http/ask-commerce.ts'
import { defineEffect } from '../kernel/define-domain.ts'
import { LeaflogError } from '../errors.ts'
import { generateCustomerToken, refreshCustomerToken, revokeCustomerToken } from '../wire/credentials.ts'
import { sessionEvents } from './session.events.ts'
import { RENEWED_COOKIE_DAYS, SESSION_EXPIRED_HASH, SIGN_IN_COOKIE_DAYS, expiryOf } from './session.rules.ts'
import {
  LAST_ACTIVITY_KEY,
  REFRESHING_KEY,
  SESSION_INVALID_KEY,
  forgetTokens,
  keepTokens,
  readRefreshToken,
  readToken,
} from './session.storage.ts'

const LANE = 'session'
/** The guest's cart of the ordering API, by the name that its cookie has (3.17.1). */
const GUEST_CART_COOKIE = 'cartId'

export const sessionEffects = {
  /** 4d.1. Only the tab that was given the password can do it. */
  signIn: defineEffect({
    params: z.object({ attempt: z.string() }),
    lane: LANE,
    tabOnly: true,
    run: async (context) => {
      const { params, ports, secrets } = context
      const { email, password } = secrets
      if (email === undefined || password === undefined) throw new LeaflogError('SIGN_IN_FAILED')
      const cartId = ports.cookies.get(GUEST_CART_COOKIE)
      const answer = await askCommerce(callOf(context), generateCustomerToken, { email, password, cartId })
      const { ordering_cart: cart, ...tokens } = answer.generateCustomerToken
      keepTokens(ports, tokens, SIGN_IN_COOKIE_DAYS)
      return [sessionEvents.signedIn({ attempt: params.attempt, expiresAt: expiryOf(tokens.token), cart })]
    },
    giveUp: ({ params }, error) => {
      const failure = error instanceof LeaflogError ? error : new LeaflogError('SIGN_IN_FAILED')
      return [sessionEvents.signInFailed({ attempt: params.attempt, message: failure.message })]
    },
  }),

  /** 3.17.2 */
  keepActivity: defineEffect({
    params: z.object({ at: z.number() }),
    lane: 'session.activity',
    run: async ({ params, ports }) => {
      if (readToken(ports) !== null) ports.local.set(LAST_ACTIVITY_KEY, String(params.at))
      return []
    },
  }),

  /**
   * 9d.3. The idempotency key is made of the refresh token: should two tabs ever renew the same one, the server gives both
   * the same successor. Failure is logged by the kernel, and nothing else (8.23).
   */
  renew: defineEffect({
    params: z.object({ expiresAt: z.number() }),
    lane: LANE,
    attempts: 2,
    run: async (context) => {
      const { params, ports } = context
      const accessToken = readToken(ports)
      const refreshToken = readRefreshToken(ports)
      const known = expiryOf(accessToken)
      if (known > params.expiresAt) return [sessionEvents.renewed({ expiresAt: known })]
      if (accessToken === null || refreshToken === null) return [sessionEvents.renewalFailed({})]
      ports.local.set(REFRESHING_KEY, 'true')
      try {
        const key = await ports.digest(refreshToken)
        const answer = await askCommerce({ ...callOf(context), key }, refreshCustomerToken, {
          accessToken,
          refreshToken,
        })
        const tokens = answer.refreshCustomerToken
        keepTokens(ports, tokens, RENEWED_COOKIE_DAYS)
        return [sessionEvents.renewed({ expiresAt: expiryOf(tokens.token) })]
      } finally {
        ports.local.remove(REFRESHING_KEY)
      }
    },
    giveUp: () => [sessionEvents.renewalFailed({})],
  }),

  /** The server is told as well as can be; it reads the token before `end` takes it away. */
  revoke: defineEffect({
    params: z.object({}),
    lane: 'session.revoke',
    run: async (context) => {
      const token = readToken(context.ports)
      if (token !== null && expiryOf(token) > context.ports.clock.now())
        await askCommerce({ ...callOf(context), token }, revokeCustomerToken, {})
      return []
    },
  }),

  /** 4d.2, 4d.4: this browser forgets. */
  end: defineEffect({
    params: z.object({ by: z.enum(['visitor', 'expired']) }),
    lane: LANE,
    run: async ({ params: { by }, ports }) => {
      forgetTokens(ports)
      if (by === 'expired') ports.local.set(SESSION_INVALID_KEY, '1')
      return [sessionEvents.ended({ by })]
    },
  }),

  announceExpiry: defineEffect({
    params: z.object({}),
    lane: 'session.announcement',
    tabOnly: true,
    run: async ({ ports }) => {
      ports.local.set(SESSION_INVALID_KEY, '1')
      ports.page.setHash(SESSION_EXPIRED_HASH)
      return []
    },
  }),
}
