import { expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { settle } from '../../testing/fake-ports.ts'
import { FRESH_MS, MAX_KEPT, type Question, createAnswers } from './answers.ts'
import type { Reading } from './reading.ts'

/** Reads that the test answers, in order. */
function opened() {
  let now = 1000
  const answers = createAnswers<string>({ now: () => now })
  const asked: { key: string; signal: AbortSignal; answer: (data: string) => void; fail: (error: Error) => void }[] = []
  const about = (key: string, version = ''): Question<string> => ({
    key,
    version,
    read: (signal) =>
      new Promise((answer, fail) => {
        asked.push({ key, signal, answer, fail })
      }),
  })
  const answer = async (position: number, data: string) => {
    asked[position]?.answer(data)
    await settle()
  }
  const watch = (question: Question<string>) => {
    const seen: Reading<string>[] = []
    const subscription = answers.watch(question).subscribe((reading) => seen.push(reading))
    return { seen, stop: () => subscription.unsubscribe() }
  }
  return { answers, asked, about, answer, watch, pass: (ms: number) => void (now += ms) }
}

test('one read, however many want the answer, until it is old', async () => {
  const { answers, asked, about, answer, pass } = opened()
  const both = Promise.all([answers.read(about('a')), answers.read(about('a'))])
  await answer(0, 'first')
  expect(await both).toEqual(['first', 'first'])
  pass(FRESH_MS - 1)
  expect(await answers.read(about('a'))).toBe('first')
  expect(asked).toHaveLength(1)
  pass(1)
  const again = answers.read(about('a'))
  await answer(1, 'second')
  expect(await again).toBe('second')
})

test('a changed menu is read again, and what was shown stays as stale meanwhile', async () => {
  const { about, answer, watch } = opened()
  const before = watch(about('a', '1'))
  expect(before.seen).toEqual([{ status: 'loading', data: null, isStale: false, error: null }])
  await answer(0, 'old')
  before.stop()
  const after = watch(about('a', '2'))
  expect(after.seen).toEqual([{ status: 'ready', data: 'old', isStale: true, error: null }])
  await answer(1, 'new')
  expect(after.seen.at(-1)).toEqual({ status: 'ready', data: 'new', isStale: false, error: null })
})

test('a failure is told, keeps the earlier answer, and the next who asks tries again', async () => {
  const { answers, asked, about, answer, watch } = opened()
  const { seen } = watch(about('a', '1'))
  await answer(0, 'old')
  const failing = answers.read(about('a', '2'))
  asked[1]?.fail(new LeaflogError('NETWORK_FAILED'))
  await expect(failing).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
  expect(seen.at(-1)).toMatchObject({ status: 'failed', data: 'old', isStale: true, error: { code: 'NETWORK_FAILED' } })
  const next = answers.read(about('a', '2'))
  await answer(2, 'new')
  expect(await next).toBe('new')
  expect(seen.at(-1)).toMatchObject({ status: 'ready', data: 'new', isStale: false, error: null })
})

test('what nobody waits for any more is cancelled, and only then', async () => {
  const { answers, asked, about, watch } = opened()
  const abort = new AbortController()
  const one = answers.read(about('a'), abort.signal)
  const { stop } = watch(about('a'))
  abort.abort()
  await expect(one).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked[0]?.signal.aborted).toBe(false)
  stop()
  expect(asked[0]?.signal.aborted).toBe(true)
  await expect(answers.read(about('a'), abort.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer about an older menu does not replace a newer one', async () => {
  const { answers, about, answer, watch } = opened()
  const older = answers.read(about('a', '1'))
  const { seen } = watch(about('a', '2'))
  await answer(1, 'new')
  await answer(0, 'old')
  expect(await older).toBe('old')
  expect(seen.at(-1)?.data).toBe('new')
})

test('any other error is told as one of ours', async () => {
  const { about, asked, watch } = opened()
  const { seen } = watch(about('a'))
  asked[0]?.fail(new TypeError('no function'))
  await settle()
  expect(seen.at(-1)?.error?.code).toBe('SERVICE_ANSWER_INVALID')
})

test('as many answers are kept as there is room for; what is watched stays', async () => {
  const { answers, asked, about, answer, watch } = opened()
  const { seen } = watch(about('watched'))
  await answer(0, 'seen')
  for (let count = 1; count <= MAX_KEPT + 1; count += 1) {
    const read = answers.read(about(`key ${count}`))
    await answer(count, 'read')
    await read
  }
  await answers.read(about(`key ${MAX_KEPT + 1}`))
  expect(asked).toHaveLength(MAX_KEPT + 2)
  void answers.read(about('key 1'))
  expect(asked).toHaveLength(MAX_KEPT + 3)
  watch(about('watched'))
  expect(asked).toHaveLength(MAX_KEPT + 3)
  expect(seen).toHaveLength(2)
})
