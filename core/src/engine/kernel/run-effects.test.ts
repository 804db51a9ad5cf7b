import { describe, expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { counterEvents } from '../../testing/counter-domain.ts'
import { failing, never, row, runnerOver } from '../../testing/effect-runner.ts'
import { settle } from '../../testing/fake-ports.ts'

describe('I4: an effect is run', () => {
  test('with its params, its key, the secrets of its cause and the texts that it leaves', async () => {
    const { runner, ports, seen } = runnerOver([{ rows: [row('a')], nextAt: null }], {
      run: async ({ blob }) => {
        expect(await blob('a menu')).toBe(`blob:${await ports.digest('a menu')}`)
        return [counterEvents.saved({ total: 1 })]
      },
    })
    runner.pump()
    await expect.poll(() => seen.settled).toEqual([{ row: 'a', events: ['counter.saved'], blobs: ['a menu'] }])
    await settle()
    expect(seen.ran).toMatchObject([
      {
        params: { total: 1 },
        key: 'a',
        secrets: { password: 'of cause-of-a' },
        config: { gateway: 'https://shop.example' },
      },
    ])
    expect([runner.isBusy(), runner.isWaiting()]).toEqual([false, false])
    expect(seen.claims).toHaveLength(2)
    expect(ports.clock.timers()).toBe(0)
  })

  test('and one that this build does not know is left alone', async () => {
    const { runner, seen } = runnerOver([{ rows: [row('a', { effect: 'nobody.knows' })], nextAt: null }])
    runner.pump()
    await settle()
    expect(seen.settled).toEqual([])
    expect([runner.isBusy(), runner.isWaiting()]).toEqual([false, false])
  })

  test('while it works the runner is busy, and says when it rests', async () => {
    const { runner, ports, seen } = runnerOver([{ rows: [row('a')], nextAt: null }], never)
    runner.pump()
    expect(runner.isBusy()).toBe(true)
    await settle()
    const before = seen.rests
    expect([runner.isBusy(), runner.isWaiting()]).toEqual([true, true])
    await ports.clock.advance(10_000)
    expect(runner.isBusy()).toBe(false)
    expect(seen.rests).toBeGreaterThan(before)
  })
})

describe('I4: an effect that fails', () => {
  test.each([
    [0, 1, 625],
    [1, 2, 1250],
    [3, 4, 5000],
    [30, 31, 300_000],
  ])('after %i tries is put back as its try %i, in %i ms', async (attempt, next, pause) => {
    const { runner, seen, reports } = runnerOver([{ rows: [row('a', { attempt })], nextAt: null }], {
      ...failing(new Error('down')),
      attempts: 99,
    })
    runner.pump()
    await settle()
    expect(seen.postponed).toEqual([{ id: 'a', attempt: next, in: pause }])
    expect(seen.settled).toEqual([])
    expect(reports()).toEqual([])
  })

  test.each([
    [undefined, 0],
    [3, 2],
  ])('of %s tries the last one gives up, and says what that means', async (attempts, attempt) => {
    const { runner, seen, reports } = runnerOver([{ rows: [row('a', { attempt })], nextAt: null }], {
      ...failing(new LeaflogError('NETWORK_FAILED')),
      ...(attempts !== undefined && { attempts }),
      giveUp: () => [counterEvents.reset({ until: 0 })],
    })
    runner.pump()
    await settle()
    expect(seen.postponed).toEqual([])
    expect(seen.settled).toEqual([{ row: 'a', events: ['counter.reset'], blobs: [] }])
    expect(reports()).toEqual(['EFFECT_FAILED: counter.save: NETWORK_FAILED'])
  })

  test('because its session is over gives up at once, and is no failure', async () => {
    const { runner, seen, reports } = runnerOver([{ rows: [row('a')], nextAt: null }], {
      ...failing(new LeaflogError('NOT_AUTHORIZED')),
      attempts: 9,
    })
    runner.pump()
    await settle()
    expect(seen.settled).toEqual([{ row: 'a', events: [], blobs: [] }])
    expect(reports()).toEqual([])
  })

  test('stays what it was where its end is refused: an answer that does not fit is something else', async () => {
    const told: unknown[] = []
    const { runner, ports } = runnerOver(
      [{ rows: [row('a', { awaited: true })], nextAt: null }],
      {
        ...failing(new LeaflogError('NETWORK_FAILED')),
        giveUp: (_, error) => {
          told.push(error instanceof LeaflogError ? error.code : error)
          return [counterEvents.saved({ total: 1 })]
        },
      },
      { settle: async () => false },
    )
    runner.pump()
    await settle()
    await ports.clock.advance(0)
    expect(told).toEqual(['NETWORK_FAILED', 'NETWORK_FAILED'])
  })

  test('whose result and whose end are refused is said, and asked again after a long pause', async () => {
    const offered: string[][] = []
    const { runner, seen, reports } = runnerOver(
      [{ rows: [row('a', { awaited: true })], nextAt: null }],
      { run: async () => [counterEvents.saved({ total: 1 })], giveUp: () => [counterEvents.saved({ total: 2 })] },
      { settle: async (_, found) => (offered.push(found.map(({ type }) => type)), false) },
    )
    runner.pump()
    await settle()
    expect(offered).toEqual([['counter.saved'], ['counter.saved']])
    expect(reports()).toEqual([
      'EFFECT_FAILED: counter.save: SERVICE_ANSWER_INVALID',
      'EFFECT_NOT_SETTLED: counter.save: refused',
    ])
    expect(seen.postponed).toEqual([{ id: 'a', attempt: 0, in: 300_000 }])
  })

  test('whose result is refused, and for which nobody waits, is settled without one', async () => {
    const offered: string[][] = []
    const { runner, seen, reports } = runnerOver(
      [{ rows: [row('a')], nextAt: null }],
      { run: async () => [counterEvents.saved({ total: 1 })] },
      { settle: async (_, found) => (offered.push(found.map(({ type }) => type)), found.length === 0) },
    )
    runner.pump()
    await settle()
    expect([offered, reports(), seen.postponed]).toEqual([[['counter.saved'], []], [], []])
  })

  test('and was claimed by tabs that died with it is given up without being run, however many tries it has', async () => {
    const { runner, seen, reports } = runnerOver([{ rows: [row('a', { claims: 4 })], nextAt: null }], { attempts: 30 })
    runner.pump()
    await settle()
    expect([seen.ran, seen.postponed]).toEqual([[], []])
    expect(reports()).toEqual(['EFFECT_FAILED: counter.save: EFFECT_CRASHED'])
    expect(seen.settled).toEqual([{ row: 'a', events: [], blobs: [] }])
  })

  test('rows of another build whose tab is gone are asked for once', async () => {
    const asked: boolean[] = []
    const { runner } = runnerOver(
      [
        { rows: [], nextAt: 10_000_000, strays: ['s'] },
        { rows: [], nextAt: 10_000_000, strays: ['s'] },
        { rows: [], nextAt: null },
      ],
      {},
      { reconcile: (isSure) => void asked.push(isSure) },
    )
    for (let pumps = 0; pumps < 3; pumps += 1) {
      runner.pump()
      await settle()
    }
    expect(asked).toEqual([true, false])
  })

  test('and whose giving up fails too is settled without a result', async () => {
    const { runner, seen, reports } = runnerOver([{ rows: [row('a')], nextAt: null }], {
      ...failing(new Error('down')),
      giveUp: () => {
        throw new RangeError('a defect')
      },
    })
    runner.pump()
    await settle()
    expect(seen.settled).toEqual([{ row: 'a', events: [], blobs: [] }])
    expect(reports()).toEqual([
      'EFFECT_FAILED: counter.save: Error',
      'EFFECT_FAILED: counter.save, giving up: RangeError',
    ])
  })

  test('by not ending is aborted after ten seconds', async () => {
    const { runner, ports, seen, reports } = runnerOver([{ rows: [row('a')], nextAt: null }], never)
    runner.pump()
    await settle()
    await ports.clock.advance(9999)
    expect(seen.ran[0]?.signal.aborted).toBe(false)
    await ports.clock.advance(1)
    expect(seen.ran[0]?.signal.aborted).toBe(true)
    expect(reports()).toEqual(['EFFECT_FAILED: counter.save: NETWORK_FAILED'])
    expect(seen.settled).toHaveLength(1)
  })

  test('to be written down is done again a second later, and that is told', async () => {
    const { runner, ports, seen, reports } = runnerOver(
      [{ rows: [row('a')], nextAt: null }],
      {},
      {
        settle: () => Promise.reject(new LeaflogError('STORAGE_UNAVAILABLE')),
      },
    )
    runner.pump()
    await settle()
    expect(reports()).toEqual(['EFFECT_NOT_SETTLED: counter.save: STORAGE_UNAVAILABLE'])
    expect([runner.isBusy(), runner.isWaiting()]).toEqual([false, true])
    const before = seen.claims.length
    await ports.clock.advance(1000)
    expect(seen.claims).toHaveLength(before + 1)
    expect(runner.isWaiting()).toBe(false)
  })
})

describe('a shop that is closed', () => {
  test('aborts what works, settles nothing, tells nothing and keeps no timer', async () => {
    const { runner, ports, seen, reports } = runnerOver([{ rows: [row('a')], nextAt: 9e15 }], never)
    runner.pump()
    await settle()
    runner.pumpSoon()
    runner.dispose()
    await settle()
    expect(seen.ran[0]?.signal.aborted).toBe(true)
    expect([seen.settled, seen.postponed, reports()]).toEqual([[], [], []])
    expect(ports.clock.timers()).toBe(0)
    runner.pump()
    await ports.clock.advance(60_000)
    expect(seen.claims.length).toBeLessThanOrEqual(2)
    expect(seen.ran).toHaveLength(1)
  })

  test('runs no rows that it was given too late, and keeps quiet of a claim that fails too late', async () => {
    const late = runnerOver([{ rows: [row('a')], nextAt: 9e15 }])
    late.runner.pump()
    late.runner.dispose()
    await settle()
    expect(late.seen.ran).toEqual([])
    const failed = runnerOver([new Error('closed')])
    failed.runner.pump()
    failed.runner.dispose()
    await settle()
    expect(failed.reports()).toEqual([])
    expect(failed.ports.clock.timers()).toBe(0)
  })
})
