import { LeaflogError } from '@leaflog/core'
import { createFakePorts } from '@leaflog/core/testing'
import { expect, test } from 'vitest'
import { type News, type PackedLog, RelayError } from './relay.ts'
import { watchLog } from './watch-log.ts'

const log = (byte: number): PackedLog => new Uint8Array([byte])
const over = new RelayError('FOLLOWING_OVER', 410, 'Over.')
const none = (version: number): News => ({ state: 'following', version, log: null })

function start(answers: (News | Error)[], onLog: (log: PackedLog) => Promise<void> = () => Promise.resolve()) {
  const { clock } = createFakePorts()
  const begun = clock.now()
  const asked: [at: number, version: number][] = []
  const heard: unknown[] = []
  const stop = watchLog({
    ask: async (version) => {
      asked.push([clock.now() - begun, version])
      const answer = answers.shift() ?? none(version)
      if (answer instanceof Error) throw answer
      return answer
    },
    after: clock.after,
    onFollowing: () => void heard.push('following'),
    onLog: async (packed) => {
      await onLog(packed)
      heard.push([...packed])
    },
    onEnd: (error) => void heard.push(error),
  })
  return { clock, asked, heard, stop }
}

test('it asks every second for a log newer than the one it has', async () => {
  const { clock, asked, heard } = start([
    { state: 'waiting', version: 0, log: null },
    none(0),
    { state: 'following', version: 1, log: log(1) },
    none(1),
    { state: 'following', version: 4, log: log(4) },
  ])
  await clock.advance(5000)
  expect(asked).toEqual([
    [0, 0],
    [1000, 0],
    [2000, 0],
    [3000, 1],
    [4000, 1],
    [5000, 4],
  ])
  expect(heard).toEqual(['following', [1], [4]])
})

test('a lost connection is waited for, and the end of it is the end', async () => {
  const { clock, asked, heard } = start([new LeaflogError('NETWORK_FAILED'), none(0), over])
  await clock.advance(60_000)
  expect(asked.map(([at]) => at)).toEqual([0, 5000, 6000])
  expect(heard).toEqual(['following', over])
})

test('a log that cannot be read ends it, with the reason', async () => {
  const damaged = new LeaflogError('FILE_DAMAGED')
  const { clock, asked, heard } = start([{ state: 'following', version: 1, log: log(1) }], () =>
    Promise.reject(damaged),
  )
  await clock.advance(60_000)
  expect(asked).toHaveLength(1)
  expect(heard).toEqual(['following', damaged])
})

test('once it is stopped nothing is heard, also what was on its way', async () => {
  const { clock, asked, heard, stop } = start([{ state: 'following', version: 1, log: log(1) }])
  stop()
  await clock.advance(60_000)
  expect([asked.length, heard, clock.timers()]).toEqual([1, [], 0])
})
