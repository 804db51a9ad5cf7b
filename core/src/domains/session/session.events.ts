import { saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents, secret } from '../../engine/kernel/define-events.ts'
import { mergedCart } from '../../wire/commerce/credentials-model.ts'

/** Signing in, staying signed in, being signed out (4d, 9d). Tokens are never in here (I5): only when they expire, in epoch ms. */
export const sessionEvents = defineEvents('session', {
  /** `email` is no secret, but no log needs it. */
  signInRequested: { v: 1, data: z.object({ email: secret(), password: secret() }) },
  signedIn: { v: 1, data: z.object({ attempt: z.string(), expiresAt: z.number(), cart: z.nullable(mergedCart) }) },
  signInFailed: { v: 1, data: z.object({ attempt: z.string(), ...saidFields }) },
  signInElapsed: { v: 1, data: z.object({ attempt: z.string() }) },

  /**
   * What the browser's storage says: a token that somebody left there, or none, and whether the customer query has succeeded
   * with it (4d.8), which version 1 did not say.
   */
  recalled: { v: 2, data: z.object({ expiresAt: z.nullable(z.number()), confirmed: z.optional(z.boolean()) }) },
  /** A key, a scroll or a click (9d.4), and when it was: it may be written down later. Version 1 did not say. */
  active: { v: 2, data: z.object({ at: z.optional(z.number()) }) },
  /** One of the looks at the token, every 60 s, that has a consequence (9d.3). */
  checked: { v: 1, data: z.object({ tick: z.number() }) },
  renewed: { v: 1, data: z.object({ expiresAt: z.number() }) },
  renewalFailed: { v: 1, data: z.object({}) },

  /** A call was refused for the token that expires then (8.8). `quiet`: it was the loading of a cart (4d.2). */
  tokenRefused: { v: 1, data: z.object({ expiresAt: z.number(), quiet: z.boolean() }) },
  /** Storage calls the session invalid (2a.6). The token, which storage has forgotten by then, travels beside it. */
  markedInvalid: { v: 1, data: z.object({ token: secret() }) },
  /** This browser has forgotten the session: what belonged to it ends too (4d.2, 4d.4). */
  ended: { v: 1, data: z.object({ by: z.enum(['visitor', 'expired']) }), forgets: true },
  /** The token, which storage has forgotten by then, travels beside it. */
  signOutRequested: { v: 1, data: z.object({ token: secret() }) },
})

export type SessionEvent = EventOf<typeof sessionEvents>
