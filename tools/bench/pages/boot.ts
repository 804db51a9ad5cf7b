import { createShop } from '@leaflog/core'

import { createFolder } from '../../../core/src/engine/kernel/fold.ts'
import { DEFAULT_COMMIT_QUEUE_CONFIG } from '../../../core/src/engine/kernel/commit-queue-options.ts'
import type { LogEvent } from '../../../core/src/engine/log/event.ts'
import { createIndexedDbLog } from '../../../core/src/engine/log/indexeddb-log.ts'
import { allDomains } from '../../../core/src/domains/domains.ts'
import { cartSession } from '../cart-session.ts'
import type { PageResult } from '../chromium-page.ts'
import { interleave, roundsOf } from '../rounds.ts'
import { deleteDatabase, pageClock } from './databases.ts'
import { runNamed } from './page.ts'

const lines = 5
const perCommit = 50

/** Writes a history as the kernel does: commits, with a snapshot and compaction every few events. */
async function write(brand: string, events: readonly LogEvent[]): Promise<void> {
  const name = `leaflog2-${brand}`
  await deleteDatabase(name)
  const log = createIndexedDbLog({
    name,
    factory: indexedDB,
    clock: pageClock,
    newLogId: () => crypto.randomUUID(),
  })
  const folder = createFolder(allDomains, 'tab-1')
  const { snapshotEvery, retention } = DEFAULT_COMMIT_QUEUE_CONFIG
  let { head } = await log.read(null)
  let state = folder.initial()
  for (let from = 0; from < events.length; from += perCommit) {
    const commit = events.slice(from, from + perCommit)
    const tail = await log.append(head, () => ({ events: commit, outbox: [], settle: [], blobs: [] }))
    head = tail.head
    state = commit.reduce(folder.fold, state)
    if (head.seq - head.snapshotSeq < snapshotEvery) continue
    const before = (commit.at(-1)?.at ?? 0) - retention.ms
    const snapshot = { seq: head.seq, state: folder.save(state) }
    head = await log.compact(head.logId, snapshot, { events: retention.events, before })
  }
  log.close()
}

/** Milliseconds until the shop's first view can be rendered. */
async function boot(brand: string): Promise<number> {
  const startedAt = performance.now()
  const shop = await createShop({ gateway: '', brand, storage: 'indexeddb' })
  const shown = shop.getState().orderingCart.view.lines.length
  const took = performance.now() - startedAt
  await shop.settled()
  shop.dispose()
  if (shown !== lines) throw new Error(`The cart of ${brand} has ${shown} lines.`)
  return took
}

/** The worst case for both histories: they end one commit before the next snapshot. */
const history = async (): Promise<PageResult> => {
  const rounds = roundsOf(15)
  const { opening, changes } = cartSession(lines, 20_000)
  const events = [...opening, ...changes].slice(0, 100_000 - perCommit)
  await write('long', events)
  await write('short', events.slice(0, 1000 - perCommit))
  const result = await interleave(
    rounds,
    () => boot('long'),
    () => boot('short'),
  )
  return {
    ...result,
    detail: `createShop on ${events.length} events and on ${1000 - perCommit}, each with the longest tail after its snapshot; warm browser; ${rounds} rounds`,
  }
}

await runNamed({ history })
