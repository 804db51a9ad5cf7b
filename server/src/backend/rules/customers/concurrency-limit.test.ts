import { describe, expect, test } from 'vitest'
import { createConcurrencyLimit, ConcurrencyLimitError } from './concurrency-limit.ts'

function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const state = { begun: false }
  return {
    state,
    run: () => {
      state.begun = true
      return promise
    },
    end: () => resolve('done'),
    fail: () => reject(new Error('failed')),
  }
}

describe('a flood of sign-ins', () => {
  test('[7a.4] some run at once, some wait in order, the rest are turned away', async () => {
    const inTurn = createConcurrencyLimit(2, 1)
    const [one, two, three, four] = [task(), task(), task(), task()]
    const running = [one, two, three].map(({ run }) => inTurn(run))
    await expect(inTurn(four.run)).rejects.toThrow(ConcurrencyLimitError)
    expect([one, two, three, four].map(({ state }) => state.begun)).toEqual([true, true, false, false])
    one.end()
    expect(await running[0]).toBe('done')
    await expect.poll(() => three.state.begun).toBe(true)
    two.end()
    three.end()
    expect(await Promise.all(running)).toEqual(['done', 'done', 'done'])
  })

  test('[7a.4] a failed task frees its slot', async () => {
    const inTurn = createConcurrencyLimit(1, 1)
    const [bad, good] = [task(), task()]
    const [first, second] = [inTurn(bad.run), inTurn(good.run)]
    bad.fail()
    await expect(first).rejects.toThrow('failed')
    good.end()
    expect(await second).toBe('done')
    const later = task()
    later.end()
    expect(await inTurn(later.run)).toBe('done')
  })
})
