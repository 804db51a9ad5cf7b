import { expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { createVirtualClock, settle } from '../../testing/fake-ports.ts'
import { later } from './later.ts'
import { asLeaflogError, codeOf, nameOf, rejectAll, unanswered } from './queue.ts'
import { createConditions } from './conditions.ts'

test('who waits goes on once what they wait for is so, and only then', async () => {
  const conditions = createConditions()
  let done = 0
  const gone: string[] = []
  void conditions.until(() => done > 0).then(() => gone.push('first'))
  void conditions.until(() => done > 1).then(() => gone.push('second'))
  void conditions.until(() => true).then(() => gone.push('at once'))
  await settle()
  expect(gone).toEqual(['at once'])
  done = 1
  await settle()
  expect(gone).toEqual(['at once'])
  conditions.recheck()
  await settle()
  expect(gone).toEqual(['at once', 'first'])
  done = 2
  conditions.recheck()
  conditions.recheck()
  await settle()
  expect(gone).toEqual(['at once', 'first', 'second'])
})

test('nobody asks again whether what has come is so', async () => {
  const conditions = createConditions()
  let asked = 0
  await conditions.until(() => (asked += 1) > 0)
  conditions.recheck()
  expect(asked).toBe(1)
})

test('a time that is over is said once, and not at all to who has gone', async () => {
  const clock = createVirtualClock(0)
  const heard: string[] = []
  const subscription = later(clock, 1000).subscribe({
    next: () => heard.push('over'),
    complete: () => heard.push('done'),
  })
  later(clock, 1000)
    .subscribe(() => heard.push('nobody'))
    .unsubscribe()
  await clock.advance(999)
  expect(heard).toEqual([])
  await clock.advance(1)
  expect(heard).toEqual(['over', 'done'])
  expect(subscription.closed).toBe(true)
  expect(clock.timers()).toBe(0)
})

test('I5: of an error of somebody else only its name is told', () => {
  const theirs = new TypeError('the password is fern')
  expect(codeOf(theirs)).toBe('TypeError')
  expect(codeOf('fern')).toBe('string')
  expect(codeOf(new LeaflogError('LOG_DAMAGED'))).toBe('LOG_DAMAGED')
  expect(nameOf(theirs)).toBe('TypeError')
  expect(asLeaflogError(theirs)).toMatchObject({ code: 'STORAGE_UNAVAILABLE', message: 'TypeError', cause: theirs })
  const ours = new LeaflogError('LOG_DAMAGED')
  expect(asLeaflogError(ours)).toBe(ours)
})

test('everybody who waits is told why in vain', () => {
  const told: unknown[] = []
  rejectAll([{ reject: (error) => told.push(error) }, { reject: (error) => told.push(error) }], 'closed')
  expect(told).toEqual(['closed', 'closed'])
  const nobody = unanswered()
  expect(nobody.request).toEqual({ drafts: [], settles: null, blobs: [] })
  expect([nobody.resolve([]), nobody.reject('closed')]).toEqual([undefined, undefined])
})
