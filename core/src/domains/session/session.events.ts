import { saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents, secret } from '../../engine/kernel/define-events.ts'
import { mergedCart } from '../../wire/commerce/credentials-model.ts'

/**
 * Signing in, staying signed in, being signed out. Tokens are never included: only their expiry, in epoch
 * ms.
 */
export const sessionEvents = defineEvents('session', {
  /** `email` is not secret, but no log needs it. */
  signInRequested: { v: 1, data: z.object({ email: secret(), password: secret() }) },
  signedIn: { v: 1, data: z.object({ attempt: z.string(), expiresAt: z.number(), cart: z.nullable(mergedCart) }) },
  signInFailed: { v: 1, data: z.object({ attempt: z.string(), ...saidFields }) },
  signInElapsed: { v: 1, data: z.object({ attempt: z.string() }) },

  /**
   * The state of the browser's storage: a stored token or none, and whether the customer query has succeeded with it,
   * which version 1 did not include.
   */
  recalled: { v: 2, data: z.object({ expiresAt: z.nullable(z.number()), confirmed: z.optional(z.boolean()) }) },
  /**
   * A key press, a scroll or a click, and its time, because it may be stored later. Version 1 lacked the time.
   */
  active: { v: 2, data: z.object({ at: z.optional(z.number()) }) },
  /** A check of the token, one of those every 60 s, that has a consequence. */
  checked: { v: 1, data: z.object({ tick: z.number() }) },
  renewed: { v: 1, data: z.object({ expiresAt: z.number() }) },
  renewalFailed: { v: 1, data: z.object({}) },

  /** A call was refused with the token that expires then. `quiet`: the call loaded a cart. */
  tokenRefused: { v: 1, data: z.object({ expiresAt: z.number(), quiet: z.boolean() }) },
  /** Storage marks the session invalid. The token, already cleared from storage, is passed outside the event. */
  markedInvalid: { v: 1, data: z.object({ token: secret() }) },
  /** This browser has cleared the session: dependent data is cleared too. */
  ended: { v: 1, data: z.object({ by: z.enum(['visitor', 'expired']) }), forgets: true },
  /** The token, already cleared from storage, is passed outside the event. */
  signOutRequested: { v: 1, data: z.object({ token: secret() }) },
})

export type SessionEvent = EventOf<typeof sessionEvents>
