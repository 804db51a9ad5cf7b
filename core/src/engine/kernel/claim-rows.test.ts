import { describe, expect, test } from 'vitest'
import { never, nothing, row, runnerOver } from '../../testing/effect-runner.ts'
import { settle } from '../../testing/fake-ports.ts'
import { LEASE_MS } from './run-effects.ts'

describe('I4: rows are claimed', () => {
  test('with who asks, what it knows and runs, and who is alive', async () => {
    const { runner, ports, seen, began } = runnerOver([{ rows: [row('a')], nextAt: null }, nothing], never)
    ports.presence.announce('other')
    ports.presence.left = () => new Set(['gone'])
    runner.pump()
    await settle()
    runner.pump()
    await settle()
    expect(seen.claims).toEqual([
      {
        tab: 'mine',
        now: began,
        leaseMs: LEASE_MS,
        running: new Set(),
        effects: new Map([['counter.save', 1]]),
        alive: new Set(['other']),
        left: new Set(['gone']),
      },
      expect.objectContaining({ running: new Set(['a']) }),
    ])
  })

  test('once at a time, and once more where somebody asked meanwhile', async () => {
    const { runner, seen } = runnerOver([])
    runner.pump()
    runner.pump()
    runner.pump()
    await settle()
    expect(seen.claims).toHaveLength(2)
  })

  test('when the next one may run, and at the latest after a lease', async () => {
    const soon = runnerOver([])
    const { runner, ports, seen } = runnerOver([
      { rows: [], nextAt: soon.began + 4000 },
      { rows: [], nextAt: soon.began + 9e9 },
    ])
    runner.pump()
    await settle()
    expect(runner.isWaiting()).toBe(true)
    await ports.clock.advance(3999)
    expect(seen.claims).toHaveLength(1)
    await ports.clock.advance(1)
    expect(seen.claims).toHaveLength(2)
    await ports.clock.advance(LEASE_MS - 1)
    expect(seen.claims).toHaveLength(2)
    await ports.clock.advance(1)
    expect(seen.claims).toHaveLength(3)
    expect(runner.isWaiting()).toBe(false)
    expect(ports.clock.timers()).toBe(0)
  })

  test('a second later where the log gave none, whoever asks in between; that is told by name', async () => {
    const { runner, ports, seen, reports } = runnerOver([new TypeError('of somebody@example.com')])
    runner.pump()
    await settle()
    expect([runner.isWaiting(), runner.isBusy()]).toEqual([true, false])
    runner.pump()
    await ports.clock.advance(999)
    expect(seen.claims).toHaveLength(1)
    await ports.clock.advance(1)
    expect(seen.claims).toHaveLength(2)
    expect(reports()).toEqual(['EFFECTS_NOT_CLAIMED: TypeError'])
  })

  test('without knowing who is alive, where nobody answers within a second or the asking fails', async () => {
    const { runner, ports, seen } = runnerOver([])
    ports.presence.alive = () => new Promise(() => {})
    runner.pump()
    await ports.clock.advance(999)
    expect(seen.claims).toEqual([])
    await ports.clock.advance(1)
    ports.presence.alive = () => Promise.reject(new Error('left'))
    runner.pump()
    await settle()
    expect(seen.claims.map(({ alive }) => alive)).toEqual([null, null])
    expect(ports.clock.timers()).toBe(0)
  })

  test('of others, within a lease; at once where rows of ours wait for them', async () => {
    const idle = runnerOver([])
    idle.runner.pumpSoon()
    idle.runner.pumpSoon()
    await idle.ports.clock.advance(LEASE_MS - 1)
    expect(idle.seen.claims).toHaveLength(0)
    await idle.ports.clock.advance(1)
    expect(idle.seen.claims).toHaveLength(1)
    const behind = runnerOver([{ rows: [], nextAt: idle.began + 10_000 }])
    behind.runner.pump()
    await settle()
    behind.runner.pumpSoon()
    await settle()
    expect(behind.seen.claims).toHaveLength(2)
  })
})
