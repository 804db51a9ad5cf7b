import { expect, test } from 'vitest'
import { contextsOf } from '../../engine/kernel/saved-state.ts'
import { init } from '../../engine/kernel/stepper.ts'
import { createFolder } from '../../engine/kernel/fold.ts'
import { flagsDomain } from './flags.domain.ts'
import { flagValues, flagsEvents } from './flags.events.ts'
import { MAX_FLAGS, MAX_NAME, MAX_TEXT } from './flags.rules.ts'

const folder = createFolder([flagsDomain], 'tab')
const eventOf = (values: Parameters<typeof flagsEvents.decided>[0]['values']) => ({
  ...flagsEvents.decided({ values }),
  id: '1',
  at: 1,
  tab: 'tab',
  cause: null,
})

test('flags are all that was decided last; the same ones are refused, in any order', () => {
  const first = folder.decide(folder.initial(), eventOf({ a: true, b: 'x', c: 1 }))
  expect(first.refused).toBeNull()
  expect(folder.decide(first.state, eventOf({ c: 1, b: 'x', a: true })).refused).toBe('EVENT_REJECTED')
  const second = folder.decide(first.state, eventOf({ b: 'x', c: 1 }))
  expect(second.state['flags']?.context).toEqual({ values: { b: 'x', c: 1 } })
  expect(folder.decide(folder.initial(), eventOf({})).refused).toBe('EVENT_REJECTED')
})

test('number, names and texts are bounded', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, true]))
  const isTaken = (values: object) => flagValues.safeParse(values).success
  expect([isTaken(many(MAX_FLAGS)), isTaken(many(MAX_FLAGS + 1))]).toEqual([true, false])
  expect([isTaken({ ['x'.repeat(MAX_NAME)]: 1 }), isTaken({ ['x'.repeat(MAX_NAME + 1)]: 1 })]).toEqual([true, false])
  expect([isTaken({ a: 'x'.repeat(MAX_TEXT) }), isTaken({ a: 'x'.repeat(MAX_TEXT + 1) })]).toEqual([true, false])
  expect([isTaken({ a: null }), isTaken({ a: Number.NaN }), isTaken({ '': true })]).toEqual([false, false, false])
})

test('I7: a saved context is what its schema says', async () => {
  const saved = (await contextsOf([flagsDomain])).get('flags')
  expect(saved?.safeParse(init(flagsDomain.machine).context).success).toBe(true)
  expect(saved?.safeParse({ values: { a: [] } }).success).toBe(false)
})
