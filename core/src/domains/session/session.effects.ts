/** What a session does outside, one call at a time over all tabs. The calls themselves are loaded with the first of them. */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { sessionEvents } from './session.events.ts'
import { RENEWED_COOKIE_DAYS, SESSION_EXPIRED_HASH, expiryOf } from './session.rules.ts'
import {
  CONFIRMED_COOKIE,
  LAST_ACTIVITY_KEY,
  REFRESHING_KEY,
  SESSION_INVALID_KEY,
  forgetTokens,
  readRefreshToken,
  readToken,
} from './session.storage.ts'

const LANE = 'session'

const calls = () => loadCalls(() => import('./session.calls.ts'))

export const sessionEffects = {
  /** Only the tab that was given the password can do it. */
  signIn: defineEffect({
    params: z.object({ attempt: z.string() }),
    lane: LANE,
    tabOnly: true,
    run: async (context) => (await calls()).signIn(context),
    giveUp: ({ params }, error) => {
      const failure = error instanceof LeaflogError ? error : new LeaflogError('SIGN_IN_FAILED')
      return [sessionEvents.signInFailed({ attempt: params.attempt, ...saidBy(failure) })]
    },
  }),

  // 3.17.2
  keepActivity: defineEffect({
    params: z.object({ at: z.number() }),
    lane: 'session.activity',
    run: async ({ params, ports }) => {
      if (readToken(ports) !== null) ports.local.set(LAST_ACTIVITY_KEY, String(params.at))
      return []
    },
  }),

  // 4d.8
  keepConfirmed: defineEffect({
    params: z.object({}),
    lane: LANE,
    run: async ({ ports }) => {
      if (readToken(ports) !== null) ports.cookies.set(CONFIRMED_COOKIE, '1', RENEWED_COOKIE_DAYS)
      return []
    },
  }),

  /** Failure is logged, and nothing else. */
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
      if (accessToken === null || refreshToken === null) throw new LeaflogError('NOT_AUTHORIZED')
      ports.local.set(REFRESHING_KEY, 'true')
      try {
        return await (await calls()).renew(context, { accessToken, refreshToken })
      } finally {
        ports.local.remove(REFRESHING_KEY)
      }
    },
    giveUp: ({ ports }, error) => {
      // Elsewhere that is the end of a session, which the visitor hears of; here the session goes on.
      if (isLeaflogError(error, 'NOT_AUTHORIZED')) ports.report('EFFECT_FAILED', `session.renew: ${error.code}`)
      return [sessionEvents.renewalFailed({})]
    },
  }),

  /**
   * The server is told as well as can be. Where the token does not travel beside the event, it is looked for in storage: run
   * late, by another page, it may find the next session's there, which goes on. An expired token can still end its session,
   * whose refresh token lives for longer; only what is no token at all tells nothing.
   */
  revoke: defineEffect({
    params: z.object({ expiresAt: z.number() }),
    lane: 'session.revoke',
    run: async (context) => {
      const { params, ports, secrets } = context
      const stored = readToken(ports)
      const token = secrets.token ?? (expiryOf(stored) === params.expiresAt ? stored : null)
      if (token === null || expiryOf(token) === 0) return []
      return (await calls()).revoke(context, token)
    },
  }),

  /** This browser forgets. */
  end: defineEffect({
    params: z.object({ by: z.enum(['visitor', 'expired']) }),
    lane: LANE,
    run: async ({ params: { by }, ports }) => {
      forgetTokens(ports)
      if (by === 'expired') ports.local.set(SESSION_INVALID_KEY, '1')
      return [sessionEvents.ended({ by })]
    },
    // Storage that cannot be written does not keep a session alive: its token is known to be over.
    giveUp: ({ params: { by } }) => [sessionEvents.ended({ by })],
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
