import { LeaflogError } from '@leaflog/core'
import { createFakePorts } from '@leaflog/core/testing'
import { expect, test } from 'vitest'
import { type PackedLog, RelayError } from './relay.ts'
import { showLog } from './show-log.ts'

const LOG: PackedLog = new Uint8Array([1])

function start({ takes = 0, size = 1 } = {}) {
  const { clock } = createFakePorts()
  const begun = clock.now()
  const sent: [at: number, what: 'log' | 'sign'][] = []
  const ended: unknown[] = []
  const failures: unknown[] = []
  let grow = () => {}
  let isHeard = true
  const stop = showLog({
    read: () =>
      new Promise((resolve) => void clock.after(takes, () => resolve(size === 1 ? LOG : new Uint8Array(size)))),
    onGrown: (run) => {
      grow = run
      return () => {
        isHeard = false
      }
    },
    send: async (log) => {
      const failure = failures.shift()
      if (failure !== undefined) throw failure
      sent.push([clock.now() - begun, log === null ? 'sign' : 'log'])
    },
    now: clock.now,
    after: clock.after,
    onEnd: (error) => ended.push(error),
  })
  return { clock, sent, ended, failures, grow: () => grow(), stop, isHeard: () => isHeard }
}

test('the log is sent at once, then when it has grown, at most once a second', async () => {
  const { clock, sent, grow } = start()
  await clock.advance(0)
  expect(sent).toEqual([[0, 'log']])
  for (let at = 0; at < 2500; at += 250) {
    grow()
    await clock.advance(250)
  }
  expect(sent).toEqual([
    [0, 'log'],
    [1000, 'log'],
    [2000, 'log'],
  ])
})

test('a log that takes long to redact is sent less often: a fifth of the time at most', async () => {
  const { clock, sent, grow } = start({ takes: 2000 })
  for (let at = 0; at < 25_000; at += 500) {
    grow()
    await clock.advance(500)
  }
  expect(sent.map(([at]) => at)).toEqual([2000, 12_000, 22_000])
})

test('while nothing happens it says every ten seconds that it is there; what happens then is not kept waiting', async () => {
  const { clock, sent, grow } = start()
  await clock.advance(23_000)
  expect(sent).toEqual([
    [0, 'log'],
    [10_000, 'sign'],
    [20_000, 'sign'],
  ])
  grow()
  await clock.advance(1)
  expect(sent.at(-1)).toEqual([23_000, 'log'])
})

test('what grows while a log is on its way is sent with the next one', async () => {
  const { clock, sent, grow } = start({ takes: 100 })
  await clock.advance(50)
  grow()
  await clock.advance(5000)
  expect(sent).toEqual([
    [100, 'log'],
    [1200, 'log'],
  ])
})

test('a failure that may pass is tried again after a while, with the log', async () => {
  const { clock, sent, failures, ended } = start()
  failures.push(new LeaflogError('NETWORK_FAILED'), new RelayError('OVERLOADED', 503, 'Busy.'))
  await clock.advance(9999)
  expect(sent).toEqual([])
  await clock.advance(1)
  expect(sent).toEqual([[10_000, 'log']])
  expect(ended).toEqual([])
})

test('it ends when the other side is gone, and when the log is too large', async () => {
  const over = new RelayError('FOLLOWING_OVER', 410, 'Over.')
  const gone = start()
  gone.failures.push(over)
  await gone.clock.advance(60_000)
  expect([gone.ended, gone.sent, gone.isHeard(), gone.clock.timers()]).toEqual([[over], [], false, 0])

  const large = start({ size: 4 * 1024 * 1024 + 1 })
  await large.clock.advance(60_000)
  expect(large.ended).toMatchObject([{ code: 'FILE_TOO_LARGE' }])
  expect(large.sent).toEqual([])
})

test('once it is stopped nothing is sent, also what was being redacted', async () => {
  const { clock, sent, ended, stop, isHeard } = start({ takes: 100 })
  await clock.advance(50)
  stop()
  await clock.advance(60_000)
  expect([sent, ended, isHeard(), clock.timers()]).toEqual([[], [], false, 0])
})
