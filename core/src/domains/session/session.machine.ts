/**
 * The session (4d, 9d):
 *
 *   signedOut ─sign-in─> signingIn ─tokens─> signedIn.checking ─under 5 minutes left, active─> renewing ─> checking
 *   signedIn.checking ─expired or idle─> stopped ─active again─> checking
 *   signedIn ─signed out, or a call refused for good─> signedOut
 */
import { messageIn } from '../../wire/messages/message.ts'
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import {
  type SessionContext,
  actedAt,
  begin,
  end,
  goOn,
  isKnownToBeOver,
  isNewActivity,
  isOver,
  isRenewable,
  signedOutContext,
} from './session.context.ts'
import type { SessionEvent } from './session.events.ts'
import { SIGN_IN_WAIT_MS } from './session.rules.ts'

/** The account knows the session's events, so the session knows this one of the account's by name alone. */
type CustomerRead = { readonly type: 'account.loaded'; readonly id: string }

const base = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent | CustomerRead },
  actions: {
    signIn: effect<{ attempt: string }>(),
    keepActivity: effect<{ at: number }>(),
    /** So that the next page is the signed-in customer's from its first picture on. */
    keepConfirmed: effect(),
    renew: effect<{ expiresAt: number }>(),
    /** The server forgets the session, and this browser does. */
    revoke: effect<{ expiresAt: number }>(),
    end: effect<{ by: 'visitor' | 'expired' }>(),
    /** The hash that sends this tab to the sign-in page (2a.6). */
    announceExpiry: effect(),
  },
})

/** Of the session that has just ended. */
const revoke = {
  type: 'revoke',
  params: ({ context }: { context: SessionContext }) => ({ expiresAt: context.ended?.expiresAt ?? 0 }),
} as const
const endExpired = { type: 'end', params: { by: 'expired' } } as const
const expire = (told: boolean) =>
  [base.assign(({ context, event }) => end(event, context.expiresAt, 'expired', told)), revoke, endExpired] as const
const leave = [
  base.assign(({ context, event }) => end(event, context.expiresAt, 'visitor', true)),
  revoke,
  { type: 'end', params: { by: 'visitor' } } as const,
] as const
const renewToken = { type: 'renew', params: ({ context }: { context: SessionContext }) => expiryIn(context) } as const

const keepActivity = {
  type: 'keepActivity',
  params: ({ event }: { event: Parameters<typeof actedAt>[0] }) => ({ at: actedAt(event) }),
} as const

export const sessionMachine = base.createMachine({
  id: 'session',
  context: signedOutContext,
  initial: 'signedOut',
  on: {
    'session.ended': {
      guard: ({ context }) => context.ended !== null && !context.ended.cleared,
      actions: assign(({ context }) => ({
        ended: context.ended && { ...context.ended, id: undefined, cleared: true },
        said: undefined,
      })),
    },
  },
  states: {
    signedOut: {
      on: {
        'session.signInRequested': {
          target: 'signingIn',
          actions: [
            assign(({ event }) => ({ attempt: { id: event.id, until: event.at + SIGN_IN_WAIT_MS }, problem: null })),
            { type: 'signIn', params: ({ event }) => ({ attempt: event.id }) },
          ],
        },
        'session.recalled': [
          { guard: ({ event }) => event.data.expiresAt === null },
          // I6: nobody comes in before what belonged to the last session has been told that it ended.
          { guard: ({ context: { ended } }) => ended !== null && !ended.cleared },
          { guard: ({ context, event }) => isKnownToBeOver(context, event.data.expiresAt ?? 0, event.at) },
          {
            guard: ({ event }) => (event.data.expiresAt ?? 0) <= event.at,
            actions: [assign(({ event }) => end(event, event.data.expiresAt ?? 0, 'expired', false)), endExpired],
          },
          {
            target: 'signedIn',
            actions: assign(({ event: { at, data } }) => begin(data.expiresAt ?? 0, at, data.confirmed)),
          },
        ],
        // The first refusal was a cart's and was not told; another call was refused for the same token.
        'session.tokenRefused': {
          guard: ({ context: { ended }, event: { data } }) =>
            !data.quiet && ended?.by === 'expired' && !ended.told && ended.expiresAt === data.expiresAt,
          actions: [
            assign(({ context }) => ({ ended: context.ended && { ...context.ended, told: true } })),
            'announceExpiry',
          ],
        },
      },
    },
    signingIn: {
      on: {
        'session.signedIn': {
          guard: ({ context, event }) => context.attempt?.id === event.data.attempt,
          target: 'signedIn',
          actions: assign(({ event }) => begin(event.data.expiresAt, event.at)),
        },
        'session.signInFailed': {
          guard: ({ context, event }) => context.attempt?.id === event.data.attempt,
          target: 'signedOut',
          actions: assign(({ event }) => ({
            attempt: null,
            problem: event.data.message,
            said: messageIn(event.data),
          })),
        },
        'session.signInElapsed': {
          guard: ({ context, event }) => context.attempt?.id === event.data.attempt,
          target: 'signedOut',
          actions: assign({ attempt: null }),
        },
      },
    },
    signedIn: {
      initial: 'checking',
      on: {
        'session.signOutRequested': { target: 'signedOut', actions: leave },
        'session.markedInvalid': { target: 'signedOut', actions: expire(true) },
        'session.recalled': [
          { guard: ({ event }) => event.data.expiresAt === null, target: 'signedOut', actions: leave },
          // A visit that begins with what has expired begins signed out.
          {
            guard: ({ event }) => (event.data.expiresAt ?? 0) <= event.at,
            target: 'signedOut',
            actions: expire(false),
          },
          {
            guard: ({ context, event }) => (event.data.expiresAt ?? 0) > context.expiresAt,
            target: '.checking',
            actions: assign(({ event }) => goOn(event.data.expiresAt ?? 0, event.at)),
          },
        ],
        'session.tokenRefused': [
          { guard: ({ context, event }) => event.data.expiresAt !== context.expiresAt },
          { guard: ({ event }) => event.data.quiet, target: 'signedOut', actions: expire(false) },
          { target: 'signedOut', actions: [...expire(true), 'announceExpiry'] },
        ],
        'account.loaded': { actions: [assign({ confirmed: true }), 'keepConfirmed'] },
      },
      states: {
        checking: {
          on: {
            'session.active': {
              guard: ({ context, event }) => isNewActivity(context, event),
              actions: [assign(({ event }) => ({ lastActivityAt: actedAt(event) })), keepActivity],
            },
            'session.checked': [
              { guard: ({ context, event }) => isOver(context, event.at), target: 'stopped' },
              {
                guard: ({ context, event }) => isRenewable(context, event.at),
                target: 'renewing',
                actions: [assign(({ event }) => ({ checkedAt: event.at, renewalId: event.id })), renewToken],
              },
            ],
            // It expired while a call was under way: one renewal, and the call is tried once more.
            'session.tokenRefused': {
              guard: ({ context, event }) =>
                event.data.expiresAt === context.expiresAt && isRenewable(context, event.at),
              target: 'renewing',
              actions: [
                assign(({ event }) => ({
                  checkedAt: event.at,
                  refused: { quiet: event.data.quiet },
                  renewalId: event.id,
                })),
                renewToken,
              ],
            },
          },
        },
        renewing: {
          on: {
            'session.renewed': {
              target: 'checking',
              actions: assign(({ event }) => goOn(event.data.expiresAt, event.at)),
            },
            'session.renewalFailed': [
              {
                guard: ({ context }) => context.refused === null,
                target: 'checking',
                actions: assign({ renewalId: undefined }),
              },
              {
                guard: ({ context }) => context.refused?.quiet === true,
                target: '#session.signedOut',
                actions: expire(false),
              },
              { target: '#session.signedOut', actions: [...expire(true), 'announceExpiry'] },
            ],
            // More calls of the same token fail: they wait for the renewal too.
            'session.tokenRefused': [
              {
                guard: ({ context, event }) =>
                  event.data.expiresAt === context.expiresAt && (context.refused?.quiet ?? true),
                actions: assign(({ event }) => ({ refused: { quiet: event.data.quiet } })),
              },
              {},
            ],
          },
        },
        stopped: {
          on: {
            'session.active': {
              guard: ({ context, event }) => !isOver({ ...context, lastActivityAt: actedAt(event) }, event.at),
              target: 'checking',
              actions: [
                assign(({ context, event }) => ({
                  ...goOn(context.expiresAt, event.at),
                  lastActivityAt: actedAt(event),
                })),
                keepActivity,
              ],
            },
          },
        },
      },
    },
  },
})

export type SessionState = SnapshotFrom<typeof sessionMachine>

const expiryIn = ({ expiresAt }: SessionContext) => ({ expiresAt })
