/** A to-do list: its events, its state machine, and one call to a server. */
import { type EventOf, defineDomain, defineEffect, defineEvents, effect } from '@leaflog/core/engine'
import { assign, setup } from 'xstate'
import * as z from 'zod/mini'

export const todoEvents = defineEvents('todo', {
  added: { v: 1, data: z.object({ text: z.string() }) },
  done: { v: 1, data: z.object({ id: z.string() }) },
  synced: { v: 1, data: z.object({ id: z.string() }) },
})

type Task = { readonly id: string; readonly text: string; readonly status: 'open' | 'done' | 'synced' }
const move = (tasks: readonly Task[], id: string, status: Task['status']) =>
  tasks.map((task) => (task.id === id ? { ...task, status } : task))

const machine = setup({
  types: { context: {} as { tasks: readonly Task[] }, events: {} as EventOf<typeof todoEvents> },
  actions: { sync: effect<{ id: string }>() },
}).createMachine({
  id: 'todo',
  context: { tasks: [] },
  on: {
    'todo.added': {
      actions: assign(({ context: { tasks }, event: { id, data } }) => ({
        tasks: [...tasks, { id, text: data.text, status: 'open' } as const],
      })),
    },
    // The machine decides: what is done, or never was, cannot be done.
    'todo.done': {
      guard: ({ context, event }) => context.tasks.some(({ id, status }) => id === event.data.id && status === 'open'),
      actions: [
        assign(({ context, event }) => ({ tasks: move(context.tasks, event.data.id, 'done') })),
        { type: 'sync', params: ({ event }) => ({ id: event.data.id }) },
      ],
    },
    'todo.synced': {
      actions: assign(({ context, event }) => ({ tasks: move(context.tasks, event.data.id, 'synced') })),
    },
  },
})

/** Runs after `todo.done` is durable, in one tab, and again after a crash: the key is the same each time. */
const sync = defineEffect({
  params: z.object({ id: z.string() }),
  attempts: 5,
  run: async ({ params, ports, key }) => {
    const address = `https://todo.example/done/${params.id}`
    const { ok } = await ports.http(new Request(address, { method: 'PUT', headers: { 'idempotency-key': key } }))
    if (!ok) throw new Error('not synced')
    return [todoEvents.synced(params)]
  },
})

export const todo = defineDomain({
  name: 'todo',
  scope: 'shared',
  version: 1,
  events: todoEvents,
  machine,
  effects: { sync },
  view: ({ context: { tasks } }) => ({ tasks, open: tasks.filter(({ status }) => status === 'open').length }),
})
