/** When the effect runner rests and looks again, and what it leaves alone once its shop is closed (I4, I10). */
import { describe, expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { counterEvents } from '../../testing/counter-domain.ts'
import { failing, never, nothing, row, runnerOver } from '../../testing/effect-runner.ts'
import { settle } from '../../testing/fake-ports.ts'

const saved = () => [counterEvents.saved({ total: 1 })]
const once = (more: Parameters<typeof row>[1] = {}) => [{ rows: [row('a', more)], nextAt: null }]

describe('I4: the runner', () => {
  test('looks no more at a time that no row waits for any longer', async () => {
    const { began } = runnerOver([])
    const { runner, ports, seen } = runnerOver([{ rows: [], nextAt: began + 4000 }, nothing])
    runner.pump()
    await settle()
    await ports.clock.advance(1000)
    runner.pump()
    await settle()
    expect([seen.claims.length, ports.clock.timers()]).toEqual([2, 0])
    await ports.clock.advance(60_000)
    expect(seen.claims).toHaveLength(2)
  })

  test('puts a result that cannot be written down back for a second, and is not busy meanwhile', async () => {
    const busy: boolean[] = []
    const { runner, seen } = runnerOver(
      once({ attempt: 2 }),
      {},
      {
        settle: () => Promise.reject(new LeaflogError('STORAGE_UNAVAILABLE')),
        onRest: () => void busy.push(runner.isBusy()),
      },
    )
    runner.pump()
    await settle()
    expect(busy.at(-1)).toBe(false)
    expect(seen.postponed).toEqual([{ id: 'a', attempt: 2, in: 1000 }])
  })

  test('does not take a row of an effect that this build does not know for trouble with the log', async () => {
    const { runner, reports } = runnerOver([{ rows: [row('a', { effect: 'nobody.knows' }), row('b')], nextAt: null }])
    runner.pump()
    await settle()
    expect(reports()).toEqual([])
    expect(runner.isWaiting()).toBe(false)
  })

  test('I10: asks for calls without a row only where nothing runs and nothing waits', async () => {
    const asked: boolean[] = []
    const { began } = runnerOver([])
    const { runner } = runnerOver([...once(), nothing, { rows: [], nextAt: began + 1000 }], never, {
      reconcile: (isSure) => void asked.push(isSure),
    })
    for (let looks = 0; looks < 3; looks += 1) {
      runner.pump()
      await settle()
    }
    expect(asked).toEqual([])
    const idle = runnerOver([nothing], {}, { reconcile: (isSure) => void asked.push(isSure) })
    idle.runner.pump()
    await settle()
    expect(asked).toEqual([false])
  })
})

describe('a result that is refused', () => {
  test.each([
    ['a call that the state waits for', { awaited: true as const }, [['menu'], []]],
    ['one that nobody waits for', {}, [['menu'], []]],
  ])('of %s leaves no texts', async (_, more, texts) => {
    const stored: string[][] = []
    const { runner } = runnerOver(
      once(more),
      { run: async ({ blob }) => (await blob('menu'), saved()), giveUp: saved },
      { settle: async (_row, _found, blobs) => (stored.push(blobs.map(({ text }) => text)), false) },
    )
    runner.pump()
    await expect.poll(() => stored).toEqual(texts)
  })

  test('I10: of a call that the state waits for is a try that failed, and the row is put back while it has more', async () => {
    let offers = 0
    const { runner, seen, reports } = runnerOver(
      once({ awaited: true }),
      { run: async () => saved(), attempts: 2 },
      { settle: async () => ((offers += 1), false) },
    )
    runner.pump()
    await settle()
    expect([offers, reports()]).toEqual([1, []])
    expect(seen.postponed).toEqual([{ id: 'a', attempt: 1, in: 625 }])
  })
})

describe('a shop that is closed', () => {
  test('while a call is given up writes nothing of it', async () => {
    const { runner, seen } = runnerOver(once(), {
      ...failing(new Error('down')),
      giveUp: () => {
        runner.dispose()
        return saved()
      },
    })
    runner.pump()
    await settle()
    expect([seen.settled, seen.postponed]).toEqual([[], []])
  })

  test('while a refused answer is given up offers nothing else', async () => {
    let offers = 0
    const { runner, seen, reports } = runnerOver(
      once({ awaited: true }),
      {
        run: async () => saved(),
        giveUp: () => {
          runner.dispose()
          return saved()
        },
      },
      { settle: async () => ((offers += 1), false) },
    )
    runner.pump()
    await settle()
    expect([offers, seen.postponed]).toEqual([1, []])
    expect(reports()).toEqual(['EFFECT_FAILED: counter.save: SERVICE_ANSWER_INVALID'])
  })

  test('while a result is written down says nothing and puts nothing back', async () => {
    const { runner, seen, reports, ports } = runnerOver(
      once(),
      {},
      {
        settle: () => {
          runner.dispose()
          return Promise.reject(new LeaflogError('SHOP_DISPOSED'))
        },
      },
    )
    runner.pump()
    await settle()
    expect([reports(), seen.postponed, ports.clock.timers()]).toEqual([[], [], 0])
  })

  test('does not abort what was done before', async () => {
    const { runner, seen } = runnerOver(once())
    runner.pump()
    await expect.poll(() => seen.settled).toHaveLength(1)
    await settle()
    runner.dispose()
    expect(seen.ran.map(({ signal }) => signal.aborted)).toEqual([false])
  })
})
