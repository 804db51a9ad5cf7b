import { describe, expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { createVirtualClock, settle } from '../../testing/fake-ports.ts'
import { searchBox } from './search-box.ts'
import { RELEASE_AFTER_MS, TYPING_PAUSE_MS } from '../../rules/search/search.rules.ts'
import type { Suggestions } from '../../rules/search/suggestions.ts'

const suggestionsOf = (term: string): Suggestions => ({
  term,
  total: 1,
  products: [],
  categories: [],
  brands: [],
  terms: [],
  foundBy: null,
})

const open = () => {
  const clock = createVirtualClock(0)
  const asked: { term: string; signal: AbortSignal; answer: () => void; fail: (error: Error) => void }[] = []
  const told: unknown[] = []
  const box = searchBox(
    (term, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          term,
          signal,
          answer: () => resolve(suggestionsOf(term)),
          fail: reject,
        })
      }),
    clock,
    (error) => told.push(error),
  )
  const answer = async (position: number) => {
    asked[position]?.answer()
    await settle()
  }
  return { clock, asked, box, answer, told }
}

describe('a search box', () => {
  test('one question after a pause, for the whole of what was typed', async () => {
    const { clock, asked, box } = open()
    for (const text of ['b', 'bl', 'blu', 'blue ']) {
      box.type(text)
      await clock.advance(TYPING_PAUSE_MS - 1)
    }
    expect(asked).toEqual([])
    expect(box.getState()).toMatchObject({ term: 'blue', status: 'waiting', isLoading: false })
    await clock.advance(1)
    expect(asked.map(({ term }) => term)).toEqual(['blue'])
    expect(box.getState().isLoading).toBe(true)
  })

  test('an answer that comes late is not the answer to the next question', async () => {
    const { clock, asked, box, answer } = open()
    box.type('blue')
    await clock.advance(TYPING_PAUSE_MS)
    box.type('kush')
    expect(asked[0]?.signal.aborted).toBe(true)
    await clock.advance(TYPING_PAUSE_MS)
    await answer(1)
    await answer(0)
    expect(box.getState()).toMatchObject({ term: 'kush', status: 'ready', suggestions: { term: 'kush' } })
  })

  test('[9b.6] the loading flag is released after 1000 ms, and the answer still comes', async () => {
    expect(RELEASE_AFTER_MS).toBe(1000)
    const { clock, box, answer } = open()
    box.type('blue')
    await clock.advance(TYPING_PAUSE_MS)
    await clock.advance(999)
    expect(box.getState().isLoading).toBe(true)
    await clock.advance(1)
    expect(box.getState()).toMatchObject({ isLoading: false, isSlow: true, status: 'waiting', suggestions: null })
    await answer(0)
    expect(box.getState()).toMatchObject({
      isLoading: false,
      isSlow: false,
      status: 'ready',
      suggestions: { term: 'blue' },
    })
  })

  test('[9b.6] an answer releases it at once, and the timer with it', async () => {
    const { clock, box, answer } = open()
    box.type('blue')
    await clock.advance(TYPING_PAUSE_MS)
    await answer(0)
    expect(box.getState().isLoading).toBe(false)
    expect(clock.timers()).toBe(0)
  })

  test('a question that fails may be asked again; what was shown stays', async () => {
    const { clock, asked, box, answer } = open()
    box.type('blue')
    await clock.advance(TYPING_PAUSE_MS)
    await answer(0)
    box.type('blue d')
    await clock.advance(TYPING_PAUSE_MS)
    asked[1]?.fail(new LeaflogError('NETWORK_FAILED'))
    await settle()
    expect(box.getState()).toMatchObject({ status: 'failed', isLoading: false, suggestions: { term: 'blue' } })
    box.retry()
    expect(asked.at(-1)?.term).toBe('blue d')
    await answer(2)
    expect(box.getState()).toMatchObject({ status: 'ready', suggestions: { term: 'blue d' } })
  })

  test('[8.23] a service that does not answer is said to the shopper; anything else to developers, too', async () => {
    for (const [error, tells] of [
      [new LeaflogError('NETWORK_FAILED'), 0],
      [new LeaflogError('SERVICE_UNAVAILABLE'), 0],
      [new LeaflogError('SERVICE_ANSWER_INVALID'), 1],
      [new TypeError('a defect'), 1],
    ] as const) {
      const { clock, asked, box, told } = open()
      box.type('blue')
      await clock.advance(TYPING_PAUSE_MS)
      asked[0]?.fail(error)
      await settle()
      expect(box.getState().status).toBe('failed')
      expect(told).toEqual(tells === 0 ? [] : [error])
    }
  })

  test('an empty field asks nothing, and forgets', async () => {
    const { clock, asked, box, answer } = open()
    box.type('blue')
    await clock.advance(TYPING_PAUSE_MS)
    await answer(0)
    box.type('   ')
    await clock.advance(10_000)
    expect(asked).toHaveLength(1)
    expect(box.getState()).toEqual({ term: '', status: 'empty', isLoading: false, isSlow: false, suggestions: null })
  })

  test('a box that is closed leaves no timer and no question', async () => {
    const { clock, asked, box } = open()
    box.type('blue')
    await clock.advance(TYPING_PAUSE_MS)
    box.close()
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(clock.timers()).toBe(0)
  })
})
