/**
 * A forgotten password:
 *
 *   idle ─asked for a mail─> sending ─answered─> sent
 *   idle ─chose a new one─> setting ─answered─> set
 *   sending, setting ─refused─> failed
 *   any ─the session ended─> idle
 */
import { type Message, messageIn } from '../../wire/messages/message.ts'
import { type SnapshotFrom, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { PasswordResetEvent, ResetType } from './password-reset.events.ts'

export interface PasswordResetContext {
  readonly request: string | null
  /** Whom the mail is for, until it is sent. */
  readonly email?: string | undefined
  readonly type: ResetType
  readonly problem: string | null
  readonly said?: Message | undefined
}

const base = setup({
  types: { context: {} as PasswordResetContext, events: {} as PasswordResetEvent | SessionEvent },
  actions: {
    request: effect<{ request: string; email: string; type: ResetType }>(),
    choose: effect<{ request: string }>(),
  },
})

const beginnings = {
  'passwordReset.requested': {
    target: 'sending',
    actions: [
      base.assign(({ event }) => ({
        request: event.id,
        problem: null,
        ...(event.type === 'passwordReset.requested' && event.data),
      })),
      {
        type: 'request',
        params: ({ event }: { event: Extract<PasswordResetEvent, { type: 'passwordReset.requested' }> }) => ({
          request: event.id,
          email: event.data.email,
          type: event.data.type,
        }),
      },
    ],
  },
  'passwordReset.chosen': {
    target: 'setting',
    actions: [
      base.assign(({ event }) => ({ request: event.id, problem: null })),
      { type: 'choose', params: ({ event }: { event: { id: string } }) => ({ request: event.id }) },
    ],
  },
} as const

const failure = {
  guard: ({ context, event }: { context: PasswordResetContext; event: { data: { request: string } } }) =>
    context.request === event.data.request,
  target: 'failed',
  actions: base.assign(({ event }) =>
    event.type === 'passwordReset.failed'
      ? { problem: event.data.message, said: messageIn(event.data), email: undefined }
      : {},
  ),
} as const

const nothing: PasswordResetContext = {
  request: null,
  email: undefined,
  type: 'DEFAULT',
  problem: null,
  said: undefined,
}

export const passwordResetMachine = base.createMachine({
  id: 'passwordReset',
  context: nothing,
  initial: 'idle',
  on: {
    // I6
    'session.ended': { target: '.idle', actions: base.assign(nothing) },
  },
  states: {
    idle: { on: beginnings },
    sending: {
      on: {
        'passwordReset.sent': {
          guard: ({ context, event }) => context.request === event.data.request,
          target: 'sent',
          actions: base.assign({ email: undefined }),
        },
        'passwordReset.failed': failure,
      },
    },
    sent: { on: beginnings },
    setting: {
      on: {
        'passwordReset.set': {
          guard: ({ context, event }) => context.request === event.data.request,
          target: 'set',
        },
        'passwordReset.failed': failure,
      },
    },
    set: { on: beginnings },
    failed: { on: beginnings },
  },
})

export type PasswordResetState = SnapshotFrom<typeof passwordResetMachine>
