/** A domain that records everything, for property tests: each event's id and each effect's result, in order. */
import * as z from 'zod/mini'
import { assign, setup } from 'xstate'
import { type Effect, type EffectContext, defineDomain, defineEffect, effect } from '../engine/kernel/define-domain.ts'
import { type DomainEvent, type EventOf, defineEvents, secret } from '../engine/kernel/define-events.ts'
import type { State } from '../engine/kernel/fold.ts'

export const recordingEvents = defineEvents('tape', {
  recorded: { v: 1, data: z.object({ note: z.string(), password: secret() }) },
  copied: { v: 1, data: z.object({ id: z.string() }) },
  lost: { v: 1, data: z.object({ id: z.string() }) },
  struck: { v: 1, data: z.object({ at: z.number() }) },
})

interface Tape {
  ids: string[]
  copied: string[]
  lost: string[]
  /** When the timer fires next, epoch ms; how often it was set, and how often it fired. */
  strikesAt: number[]
  set: number
  strikes: number
}

/** Delay from an event to the timer, in ms. */
const STRIKE_MS = 30_000

const machine = setup({
  types: { context: {} as Tape, events: {} as EventOf<typeof recordingEvents> },
  actions: {
    record: assign(({ context: { ids, strikesAt, set }, event }) => {
      const at = event.at + STRIKE_MS
      return strikesAt.includes(at)
        ? { ids: [...ids, event.id] }
        : { ids: [...ids, event.id], strikesAt: [...strikesAt, at], set: set + 1 }
    }),
    keep: assign({
      copied: ({ context, event }) =>
        event.type === 'tape.copied' ? [...context.copied, event.data.id] : context.copied,
    }),
    lose: assign({
      lost: ({ context, event }) => (event.type === 'tape.lost' ? [...context.lost, event.data.id] : context.lost),
    }),
    strike: assign(({ context, event }) => ({
      strikes: context.strikes + 1,
      strikesAt: context.strikesAt.filter((at) => event.type !== 'tape.struck' || at !== event.data.at),
    })),
    copy: effect<{ id: string }>(),
  },
}).createMachine({
  id: 'tape',
  context: { ids: [], copied: [], lost: [], strikesAt: [], set: 0, strikes: 0 },
  on: {
    'tape.recorded': { actions: ['record', { type: 'copy', params: ({ event }) => ({ id: event.id }) }] },
    'tape.copied': { actions: 'keep' },
    'tape.lost': { actions: 'lose' },
    'tape.struck': { actions: 'strike' },
  },
})

export type Copying = (context: EffectContext<{ id: string }>) => Promise<readonly DomainEvent[]>

export const copy: Copying = ({ params }) => Promise.resolve([recordingEvents.copied(params)])

export const createRecordingDomain = (run: Copying = copy, attempts = 3) => {
  // Not linked to the events: tests let it answer with what is no event of it.
  const effects: Readonly<Record<string, Effect>> = {
    copy: defineEffect({
      params: z.object({ id: z.string() }),
      lane: 'tape',
      attempts,
      run,
      giveUp: ({ params }) => [recordingEvents.lost(params)],
    }),
  }
  return defineDomain({
    name: 'tape',
    scope: 'shared',
    version: 1,
    events: recordingEvents,
    machine,
    effects,
    due: ({ context }) => context.strikesAt.map((at) => ({ at, event: recordingEvents.struck({ at }) })),
    view: ({ context }) => context,
  })
}

const tape = z.object({
  ids: z.array(z.string()),
  copied: z.array(z.string()),
  lost: z.array(z.string()),
  strikesAt: z.array(z.number()),
  set: z.number(),
  strikes: z.number(),
})

export const tapeOf = (state: State) => tape.parse(state['tape']?.context)
