/** A domain that adds numbers quickly, in two versions: for long histories and old logs. */
import * as z from 'zod/mini'
import { assign, setup } from 'xstate'
import { defineDomain } from '../engine/kernel/define-domain.ts'
import { defineEvents } from '../engine/kernel/define-events.ts'
import type { Json, LogEvent } from '../engine/log/event.ts'
import type { KernelTab } from './kernel-tabs.ts'

export const sumEventsV1 = defineEvents('sum', { added: { v: 1, data: z.object({ by: z.int() }) } })
const upcast = (data: Json): Json => ({ cents: z.object({ by: z.int() }).parse(data).by * 100 })
export const sumEventsV2 = defineEvents('sum', {
  added: { v: 2, since: 2, data: z.object({ cents: z.int() }), upcast },
})

/** Adds numbers quickly, for long histories. */
export const createSum = (version: number, events: typeof sumEventsV1 | typeof sumEventsV2) =>
  defineDomain({
    name: 'sum',
    scope: 'shared',
    version,
    events,
    machine: setup({
      types: { context: {} as { sum: number; count: number }, events: {} as LogEvent & { type: 'sum.added' } },
    }).createMachine({
      context: { sum: 0, count: 0 },
      on: {
        'sum.added': {
          actions: assign(({ context, event }) => {
            const { by, cents } = z.object({ by: z.optional(z.int()), cents: z.optional(z.int()) }).parse(event.data)
            return { sum: context.sum + (by ?? cents ?? 0), count: context.count + 1 }
          }),
        },
      },
    }),
    view: ({ context }) => context,
  })

export const sumOf = (tab: KernelTab) =>
  z.object({ sum: z.number(), count: z.number() }).parse(tab.kernel.state$.value['sum']?.context)
