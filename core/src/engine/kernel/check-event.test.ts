import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isLeaflogError } from '../../errors/errors.ts'
import { createCounterDomain, counterEvents } from '../../testing/counter-domain.ts'
import { createFakePorts } from '../../testing/fake-ports.ts'
import { createCheckEvent } from './check-event.ts'
import { DEEPEST } from '../log/event.ts'
import { defineDomain } from './define-domain.ts'
import { type DomainEvent, defineEvents } from './define-events.ts'
import { createFolder } from './fold.ts'

const timeEvents = defineEvents('time', { noted: { v: 3, data: z.object({ at: z.optional(z.string()) }) } })
const timeDomain = defineDomain({ ...createCounterDomain(), name: 'time', events: timeEvents })

const ports = createFakePorts()
const check = createCheckEvent(createFolder([createCounterDomain(), timeDomain], 'mine'), ports, 'mine')

const refusal = (event: DomainEvent): unknown => {
  try {
    return check(event, null)
  } catch (error) {
    return isLeaflogError(error, 'EVENT_INVALID') ? error.issues : error
  }
}

test('I1: an event gets its id, its time, its tab and its cause', () => {
  const { event, secrets } = check(counterEvents.added({ by: 2 }), 'cause-1', 77)
  const { id, ...rest } = event
  expect(id).not.toBe('')
  expect(rest).toEqual({
    at: 77,
    type: 'counter.added',
    v: 1,
    data: { by: 2 },
    tab: 'mine',
    cause: 'cause-1',
  })
  expect(secrets).toEqual({})
  expect(check(counterEvents.added({ by: 2 }), null).event.at).toBe(ports.clock.now())
  expect(check(counterEvents.added({ by: 2 }), null).event.id).not.toBe(id)
})

test('I5: a secret is cut out, and travels beside', () => {
  const { event, secrets } = check(counterEvents.unlocked({ who: 'Ivy', password: 'fern' }), null)
  expect(event.data).toEqual({ who: 'Ivy' })
  expect(secrets).toEqual({ password: 'fern' })
})

test('I1: what is written is what will be read', () => {
  expect(check(timeEvents.noted({ at: undefined }), null).event.data).toStrictEqual({})
})

test('an event that nobody knows, or of another version, is refused by name', () => {
  expect(refusal({ type: 'nobody.knows', v: 1, data: {} })).toEqual([
    { path: '', reason: 'there is no event nobody.knows v1' },
  ])
  expect(refusal({ ...counterEvents.added({ by: 1 }), v: 2 })).toEqual([
    { path: '', reason: 'there is no event counter.added v2' },
  ])
})

test.each<[string, unknown]>([
  ['not what its schema says', { by: 'two' }],
  ['text', 'two'],
  ['null', null],
  ['nothing', undefined],
])('an event whose data is %s is refused with the field', (_, data) => {
  expect(refusal({ type: 'counter.added', v: 1, data })).toEqual([{ path: 'by', reason: 'expected number' }])
})

test('[finding 12] data that is nested deeper than an export is read is refused', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  const reasons = (depth: number) => refusal({ type: 'counter.added', v: 1, data: { by: 1, more: nested(depth) } })
  expect(reasons(DEEPEST + 1)).toEqual([{ path: '', reason: 'is nested more than 150 deep' }])
  expect(reasons(DEEPEST)).toMatchObject({ event: { data: { by: 1 } } })
})
