import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { createSharedIndexedDbLog } from '../../testing/shared-logs.ts'
import { describeInterleavings } from './log-interleavings.contract.ts'
import { describeLog } from './log.contract.ts'

const create = () => createSharedIndexedDbLog(indexedDB)

describeLog('the log over an IndexedDB in Node', create)
describeInterleavings('the log over an IndexedDB in Node', create, 30)

afterEach(() => vi.restoreAllMocks())

test.each(['relaxed', 'strict'] as const)(
  '[I2] what is appended is acknowledged when its transaction has completed, asked for as %s',
  async (durability) => {
    const shared = create()
    const log = shared.open()
    const { head } = await log.read(null)
    const asked: unknown[] = []
    let completed = 0
    const begin = IDBDatabase.prototype.transaction
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      const transaction = begin.apply(this, given)
      asked.push(given[2]?.durability)
      transaction.addEventListener('complete', () => (completed += 1))
      return transaction
    })
    const event = { id: 'e1', seq: 1, at: 1, type: 'a.b', v: 1, data: {}, tab: 't', cause: null }
    await log.append(head, () => ({ events: [event], outbox: [], settle: [], blobs: [] }), { durability })
    expect(asked).toEqual([durability])
    expect(completed).toBe(1)
    vi.restoreAllMocks()
    await shared.end()
  },
)
