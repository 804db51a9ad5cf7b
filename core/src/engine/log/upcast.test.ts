import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asWritten, type Json, parseJson } from './event.ts'
import { eventAt } from './log.contract.ts'
import { type KnownEvent, upcast } from './upcast.ts'

const asked: [Json, number][] = []
const known: KnownEvent = {
  v: 3,
  schema: z.object({ by: z.number(), note: z._default(z.string(), '') }),
  upcast: (data, from) => {
    asked.push([data, from])
    if (from === 1) throw new TypeError('too old')
    return { by: typeof data === 'number' ? data : -1 }
  },
}
const read = (v: number, data: unknown, type = 'counter.added') =>
  upcast(eventAt(7, { type, v, data }), (name) => (name === 'counter.added' ? known : undefined))

const failure = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('I7: an older event is read as today’s, everything else about it as it was', () => {
  asked.length = 0
  expect(read(2, 4)).toEqual(eventAt(7, { v: 3, data: { by: 4, note: '' } }))
  expect(asked).toEqual([[4, 2]])
})

test('I7: an event of today’s version is not changed', () => {
  asked.length = 0
  expect(read(3, { by: 4, note: 'a' })).toEqual(eventAt(7, { v: 3, data: { by: 4, note: 'a' } }))
  expect(asked).toEqual([])
})

test('I7: an event of a later version or an unknown type stops the reader', () => {
  const later = failure(() => read(4, { by: 4 }))
  expect(later).toMatchObject({ code: 'READ_ONLY' })
  expect(String(later)).toContain('unknown event counter.added v4')
  expect(failure(() => read(3, { by: 4 }, 'counter.other'))).toMatchObject({ code: 'READ_ONLY' })
})

test('I8: data that is not what its version says, or cannot be made today’s, is damage', () => {
  const wrong = failure(() => read(3, { by: 'four' }))
  expect(wrong).toMatchObject({ code: 'LOG_DAMAGED' })
  expect(String(wrong)).toContain('event 7 (counter.added) is not valid')
  expect(failure(() => read(1, 4))).toMatchObject({ code: 'LOG_DAMAGED' })
})

test('I5: what is written is JSON and nothing else', () => {
  expect(asWritten({ a: undefined, b: [undefined], c: Number.NaN })).toEqual({ b: [null], c: null })
  expect(asWritten(undefined)).toBeNull()
  expect(asWritten(0)).toBe(0)
  expect(asWritten('')).toBe('')
  expect(failure(() => asWritten(() => 1))).toBeInstanceOf(SyntaxError)
  expect(failure(() => asWritten(10n))).toBeInstanceOf(TypeError)
  expect(parseJson('[1,null]')).toEqual([1, null])
})
