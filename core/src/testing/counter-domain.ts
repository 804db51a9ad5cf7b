/**
 * A small domain for tests of the log and the kernel: a shared counter with a limit, an effect that saves it, a timer
 * and a secret.
 */
import * as z from 'zod/mini'
import { assign, setup } from 'xstate'
import { defineDomain, defineEffect, effect } from '../engine/kernel/define-domain.ts'
import { type EventOf, defineEvents, secret } from '../engine/kernel/define-events.ts'

export const counterEvents = defineEvents('counter', {
  added: { v: 1, data: z.object({ by: z.int() }) },
  saved: { v: 1, data: z.object({ total: z.int() }) },
  reset: { v: 1, data: z.object({ until: z.number() }) },
  unlocked: { v: 1, data: z.object({ who: z.string(), password: secret() }) },
})

export const noteEvents = defineEvents('note', {
  written: { v: 1, data: z.object({ text: z.string() }) },
})

export const COUNTER_LIMIT = 50

interface CounterContext {
  total: number
  saved: number
  resetAt: number | null
  seen: string[]
}

const counterMachine = setup({
  types: { context: {} as CounterContext, events: {} as EventOf<typeof counterEvents> },
  guards: {
    fits: ({ context, event }) =>
      event.type === 'counter.added' && context.total + event.data.by <= COUNTER_LIMIT && event.data.by > 0,
    isDue: ({ context, event }) => event.type === 'counter.reset' && event.data.until === context.resetAt,
  },
  actions: {
    add: assign(({ context, event }) =>
      event.type === 'counter.added'
        ? {
            total: context.total + event.data.by,
            resetAt: event.at + 60_000,
            seen: [...context.seen, event.id].slice(-5),
          }
        : {},
    ),
    keep: assign({ saved: ({ event }) => (event.type === 'counter.saved' ? event.data.total : 0) }),
    clear: assign({ total: 0, resetAt: null }),
    save: effect<{ total: number }>(),
    unlock: effect<{ who: string }>(),
  },
}).createMachine({
  id: 'counter',
  context: { total: 0, saved: 0, resetAt: null, seen: [] },
  on: {
    'counter.added': {
      guard: 'fits',
      actions: ['add', { type: 'save', params: ({ context }) => ({ total: context.total }) }],
    },
    'counter.saved': { actions: 'keep' },
    'counter.reset': { guard: 'isDue', actions: 'clear' },
    'counter.unlocked': { actions: { type: 'unlock', params: ({ event }) => ({ who: event.data.who }) } },
  },
})

/** `calls` records each run of the effects, with its idempotency key and the secrets it received. */
export function createCounterDomain(
  calls: { key: string; total?: number; password?: string | undefined }[] = [],
  fail: () => boolean = () => false,
) {
  return defineDomain({
    name: 'counter',
    scope: 'shared',
    version: 1,
    events: counterEvents,
    machine: counterMachine,
    effects: {
      save: defineEffect({
        params: z.object({ total: z.int() }),
        lane: 'counter',
        attempts: 3,
        run: async ({ params, key }) => {
          calls.push({ key, total: params.total })
          if (fail()) throw new Error('the other side is down')
          return [counterEvents.saved({ total: params.total })]
        },
      }),
      unlock: defineEffect({
        params: z.object({ who: z.string() }),
        run: async ({ key, secrets }) => {
          calls.push({ key, password: secrets['password'] })
          return []
        },
      }),
    },
    due: ({ context }) =>
      context.resetAt === null ? [] : [{ at: context.resetAt, event: counterEvents.reset({ until: context.resetAt }) }],
    view: ({ context }) => context,
  })
}

const noteMachine = setup({
  types: { context: {} as { texts: string[] }, events: {} as EventOf<typeof noteEvents> },
}).createMachine({
  id: 'note',
  context: { texts: [] },
  on: {
    'note.written': { actions: assign({ texts: ({ context, event }) => [...context.texts, event.data.text] }) },
  },
})

/** A tab domain. */
export const noteDomain = defineDomain({
  name: 'note',
  scope: 'tab',
  version: 1,
  events: noteEvents,
  machine: noteMachine,
  view: ({ context }) => context,
})
