import { expect, test } from 'vitest'
import { eventsOf } from './event-stream.ts'

const bodyOf = (chunks: readonly string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
const read = async (...chunks: string[]) => {
  const events: string[] = []
  for await (const event of eventsOf(bodyOf(chunks))) events.push(event)
  return events
}

test('events are complete, however the stream is split into chunks', async () => {
  expect(await read(':\n\nda', 'ta: {"a":1}\n', '\ndata: {"b":', '2}\n\n:\n\ndata: half')).toEqual([
    '{"a":1}',
    '{"b":2}',
  ])
})

test('a stream of comments has no events', async () => {
  expect(await read(':\n\n', ':\n\n')).toEqual([])
})
