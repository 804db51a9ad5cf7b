/**
 * A domain defined outside the list of domains, using every feature: the one that docs/guides/add-a-domain.md builds.
 */
import * as z from 'zod/mini'
import { type SnapshotFrom, assign, setup } from 'xstate'
import type { CommandContext } from '../engine/kernel/commands.ts'
import { defineDomain, defineEffect, effect } from '../engine/kernel/define-domain.ts'
import { type EventOf, defineEvents } from '../engine/kernel/define-events.ts'
import type { SessionEvent } from '../domains/session/session.events.ts'

const productNote = z.object({ sku: z.string(), note: z.string().check(z.minLength(1), z.maxLength(280)) })
type ProductNote = z.infer<typeof productNote>

export const productNotesEvents = defineEvents('productNotes', {
  written: { v: 1, data: productNote },
  counted: { v: 1, data: z.object({ count: z.int() }) },
})

interface ProductNotesContext {
  readonly notes: readonly ProductNote[]
  readonly counted: number
}

const productNotesMachine = setup({
  types: { context: {} as ProductNotesContext, events: {} as EventOf<typeof productNotesEvents> | SessionEvent },
  actions: { count: effect<{ count: number }>() },
}).createMachine({
  id: 'productNotes',
  context: { notes: [], counted: 0 },
  on: {
    'productNotes.written': {
      actions: [
        assign(({ context, event }) => ({
          notes: [event.data, ...context.notes.filter(({ sku }) => sku !== event.data.sku)].slice(0, 50),
        })),
        { type: 'count', params: ({ context }) => ({ count: context.notes.length }) },
      ],
    },
    'productNotes.counted': { actions: assign({ counted: ({ event }) => event.data.count }) },
    'session.ended': { actions: assign({ notes: [] }) },
  },
})

export interface ProductNotesView {
  /** Newest first. */
  readonly notes: readonly ProductNote[]
  readonly counted: number
}

export const productNotesCommands = ({ commit, view }: CommandContext<ProductNotesView>) => ({
  /** Resolves to the number of notes. */
  async write(sku: string, note: string): Promise<number> {
    await commit(productNotesEvents.written({ sku, note: note.trim() }))
    return view().notes.length
  },
})

export const productNotesDomain = defineDomain({
  name: 'productNotes',
  scope: 'shared',
  version: 1,
  events: productNotesEvents,
  machine: productNotesMachine,
  effects: {
    count: defineEffect({
      params: z.object({ count: z.int() }),
      run: async ({ params }) => [productNotesEvents.counted(params)],
    }),
  },
  view: ({ context: { notes, counted } }: SnapshotFrom<typeof productNotesMachine>): ProductNotesView => ({
    notes,
    counted,
  }),
  commands: productNotesCommands,
})
