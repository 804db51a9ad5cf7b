/** Two visits of a to-do list in Node: kept in memory, since Node has no IndexedDB. */
import assert from 'node:assert/strict'
import { openKernel, viewOf } from '@leaflog/core/engine'
import { nodePorts } from '@leaflog/core/node'
import { todo, todoEvents } from './todo.ts'

const calls: string[] = []
const http = async (request: Request): Promise<Response> => {
  calls.push(`${request.method} ${request.url}`)
  return new Response(null, { status: 204 })
}

const kernel = openKernel({ name: 'todo', domains: [todo], storage: 'memory', ports: { ...nodePorts(), http } })
await kernel.start()
const milk = await kernel.commit(todoEvents.added({ text: 'Buy milk' }))
await kernel.commit(todoEvents.added({ text: 'Water the plants' }))
await kernel.commit(todoEvents.done({ id: milk.id }))
await assert.rejects(kernel.commit(todoEvents.done({ id: milk.id })), { code: 'EVENT_REJECTED' })
await kernel.settled()

const { tasks, open } = viewOf(kernel, todo)
assert.deepEqual([tasks.map(({ status }) => status), open], [['synced', 'open'], 1])
assert.deepEqual(calls, [`PUT https://todo.example/done/${milk.id}`])
kernel.dispose()
process.stdout.write(`${tasks.map(({ text, status }) => `${status}: ${text}`).join('\n')}\n`)
