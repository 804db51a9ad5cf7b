/**
 * A forgotten password (2f, 4d.6):
 *
 *   idle ─asked for a mail─> sending ─answered─> sent
 *   idle ─chose a new one─> setting ─answered─> set
 *   sending, setting ─refused─> failed
 */
import { type Message, messageIn } from '../../wire/messages/message.ts'
import { type SnapshotFrom, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { PasswordResetEvent, ResetType } from './password-reset.events.ts'

export interface PasswordResetContext {
  readonly request: string | null
  readonly type: ResetType
  readonly problem: string | null
  readonly said?: Message | undefined
}

const base = setup({
  types: { context: {} as PasswordResetContext, events: {} as PasswordResetEvent },
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
        ...(event.type === 'passwordReset.requested' && { type: event.data.type }),
      })),
      {
        type: 'request',
        params: ({ event }: { event: Extract<PasswordResetEvent, { type: 'passwordReset.requested' }> }) => ({
          request: event.id,
          ...event.data,
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
    event.type === 'passwordReset.failed' ? { problem: event.data.message, said: messageIn(event.data) } : {},
  ),
} as const

export const passwordResetMachine = base.createMachine({
  id: 'passwordReset',
  context: { request: null, type: 'DEFAULT', problem: null },
  initial: 'idle',
  states: {
    idle: { on: beginnings },
    sending: {
      on: {
        'passwordReset.sent': {
          guard: ({ context, event }) => context.request === event.data.request,
          target: 'sent',
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
