import { expect, test } from 'vitest'
import { fromFrame, readMessage, toFrame } from './frame-messages.ts'

const origin = 'https://shop.example'
const { port1: source, port2: other } = new MessageChannel()
const file = new File(['{}'], 'log.jsonl')

test('a message counts only from the expected window, at the shop’s own origin', () => {
  const expected = { schema: fromFrame, origin, source }
  const data = { kind: 'ready' }
  expect(readMessage({ data, origin, source }, expected)).toEqual(data)
  expect(readMessage({ data, origin, source: other }, expected)).toBeNull()
  expect(readMessage({ data, origin: 'https://elsewhere.example', source }, expected)).toBeNull()
  expect(readMessage({ data, origin: 'null', source }, expected)).toBeNull()
  // A window that is gone has no name to be recognized by.
  expect(readMessage({ data, origin, source: null }, { ...expected, source: null })).toBeNull()
})

test('messages of another form are ignored', () => {
  const read = (data: unknown) => readMessage({ data, origin, source }, { schema: toFrame, origin, source })
  expect(read({ kind: 'moment', seq: 3, tab: 't' })).toEqual({ kind: 'moment', seq: 3, tab: 't' })
  expect(read({ kind: 'log', file, seq: 3, tab: 't' })).toEqual({ kind: 'log', file, seq: 3, tab: 't' })
  for (const data of [
    null,
    'ready',
    { kind: 'ready' },
    { kind: 'moment', seq: 1.5, tab: 't' },
    { kind: 'moment', seq: 3 },
    { kind: 'log', file: 'text', seq: 3, tab: 't' },
  ])
    expect(read(data)).toBeNull()
})
