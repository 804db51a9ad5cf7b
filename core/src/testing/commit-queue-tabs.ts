/** Commit queues over one memory log, as tabs, recording their notifications in order. */
import { createFolder } from '../engine/kernel/fold.ts'
import type { CommitRequest } from '../engine/kernel/commit.ts'
import { createCommitQueue } from '../engine/kernel/commit-queue.ts'
import type { CommitQueueConfig } from '../engine/kernel/commit-queue-options.ts'
import { unanswered } from '../engine/kernel/queue.ts'
import type { Draft } from '../engine/log/event.ts'
import type { Log } from '../engine/log/log.ts'
import { createMemoryLog, createMemoryStore } from '../engine/log/memory-log.ts'
import { createSum, sumEventsV1 } from './sum-domain.ts'

/** Overrides for methods of a log. */
export type Instead = (log: Log) => Partial<Log>

export const addition = (id: string, by = 1): Draft => ({
  ...sumEventsV1.added({ by }),
  data: { by },
  id,
  at: 1000,
  tab: 'tab',
  cause: null,
})

export const requestOf = (drafts: readonly Draft[], more: Partial<CommitRequest> = {}): CommitRequest => ({
  drafts,
  settles: null,
  blobs: [],
  ...more,
})

const sumOf = (state: unknown): string => /"sum":(-?\d+)/.exec(JSON.stringify(state))?.[1] ?? '?'

export function createLedgerTabs() {
  const store = createMemoryStore('first')
  let logs = 0
  const openLog = (): Log => createMemoryLog(store, () => `log-${(logs += 1)}`)
  return {
    store,
    openLog,
    /** Another log is in the place of the one that was there. */
    replace: () => void Object.assign(store, createMemoryStore(`log-${(logs += 1)}`)),
    open({
      instead,
      config = { snapshotEvery: 100, retention: { events: 100, ms: 5000 } },
      durability,
      seeds = [],
      forgets = true,
    }: {
      instead?: Instead
      config?: CommitQueueConfig
      durability?: 'strict'
      seeds?: readonly Draft[]
      forgets?: boolean
    } = {}) {
      const notifications: string[] = []
      const real = openLog()
      const log = { ...real, ...instead?.(real) }
      const folder = createFolder([{ ...createSum(1, sumEventsV1), ...(durability && { durability }) }], 'tab')
      const fallen: unknown[] = []
      const commitQueue = createCommitQueue({
        log,
        fallback: (from) => {
          fallen.push(from)
          const memory = createMemoryStore('memory', from)
          return { log: createMemoryLog(memory, () => 'x'), position: { logId: 'memory', seq: from.snapshot.seq } }
        },
        deciding: { folder, effects: new Map(), tab: 'tab', leaseMs: 15_000, now: () => 2000, strays: new Set() },
        config,
        now: () => 2000,
        rowsInFlight: () => [],
        onAdopted: (state, events, head) =>
          notifications.push(
            `${head.logId}: ${events.map(({ seq }) => `${seq}`).join(' ') || 'nothing'}, sum ${sumOf(state)}`,
          ),
        onWritten: ({ events }, head) => notifications.push(`wrote ${events.length} up to ${head}`),
        onOthersWrote: () => notifications.push('others wrote'),
        onCaughtUp: () => notifications.push('caught up'),
        onRest: () => notifications.push('rests'),
        onOtherLog: () => notifications.push('another log'),
        ...(forgets && {
          onForgotten: () => {
            notifications.push('forgotten')
            commitQueue.dispose()
          },
        }),
        onTrouble: ({ code }, answer) => notifications.push(`${answer}: ${code}`),
      })
      const queued = seeds.length > 0 ? [unanswered({ drafts: seeds })] : []
      return {
        commitQueue,
        told: notifications,
        fallen,
        folder,
        start: () => commitQueue.open(() => queued),
        add: (id: string, by = 1) => commitQueue.enqueue(requestOf([addition(id, by)])),
        sum: () => sumOf(commitQueue.state()),
        /** Notifications since the last call. */
        news: () => notifications.splice(0),
      }
    },
  }
}
