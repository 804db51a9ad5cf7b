/** A domain that waits for an answer, for tests of what is under way: one job at a time is done by a service. */
import * as z from 'zod/mini'
import { assign, setup } from 'xstate'
import {
  type Domain,
  type Effect,
  type EffectContext,
  defineDomain,
  defineEffect,
  effect,
} from '../engine/kernel/define-domain.ts'
import { type EventIn, type EventOf, defineEvents } from '../engine/kernel/define-events.ts'
import type { State } from '../engine/kernel/fold.ts'

export const jobEvents = defineEvents('job', {
  asked: { v: 1, data: z.object({ what: z.string() }) },
  done: { v: 1, data: z.object({ job: z.string(), by: z.string() }) },
  failed: { v: 1, data: z.object({ job: z.string() }) },
  left: { v: 1, data: z.object({}), forgets: true },
})

const jobContext = z.object({
  waiting: z.nullable(z.object({ id: z.string(), what: z.string() })),
  done: z.array(z.string()),
  failed: z.int(),
})
export type JobContext = z.infer<typeof jobContext>

const machine = setup({
  types: { context: {} as JobContext, events: {} as EventOf<typeof jobEvents> },
  actions: { call: effect<{ job: string; what: string }>() },
}).createMachine({
  id: 'job',
  context: { waiting: null, done: [], failed: 0 },
  on: {
    'job.asked': {
      guard: ({ context }) => context.waiting === null,
      actions: [
        assign({ waiting: ({ event }) => ({ id: event.id, what: event.data.what }) }),
        { type: 'call', params: ({ event }) => ({ job: event.id, what: event.data.what }) },
      ],
    },
    'job.done': {
      guard: ({ context, event }) => context.waiting?.id === event.data.job,
      actions: assign({ waiting: null, done: ({ context }) => [...context.done, context.waiting?.what ?? ''] }),
    },
    'job.failed': {
      guard: ({ context, event }) => context.waiting?.id === event.data.job,
      actions: assign({ waiting: null, failed: ({ context }) => context.failed + 1 }),
    },
    'job.left': { actions: assign({ waiting: null, done: [], failed: 0 }) },
  },
})

const params = z.object({ job: z.string(), what: z.string() })
export type JobCall = (context: EffectContext<z.output<typeof params>>) => Promise<readonly EventIn<typeof jobEvents>[]>

/** `call` does the job; `changes` is what another release does otherwise. */
export const createJobDomain = (
  call: JobCall,
  changes: Partial<Domain> = {},
  effects: Partial<Effect> = {},
): Domain => ({
  ...defineDomain({
    name: 'job',
    scope: 'shared',
    version: 1,
    events: jobEvents,
    machine,
    effects: {
      call: {
        ...defineEffect({
          params,
          lane: 'job',
          attempts: 3,
          run: call,
          giveUp: ({ params: { job } }) => [jobEvents.failed({ job })],
        }),
        ...effects,
      },
    },
    pending: ({ context: { waiting } }) =>
      waiting === null ? [] : [{ effect: 'call', params: { job: waiting.id, what: waiting.what }, key: waiting.id }],
    context: async () => jobContext,
    view: ({ context }) => context,
  }),
  ...changes,
})

export const jobsOf = (state: State): JobContext => jobContext.parse(state['job']?.context)
