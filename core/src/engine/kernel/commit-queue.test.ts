import { describe, expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import type { Log } from '../log/log.ts'
import { settle } from '../../testing/fake-ports.ts'
import { type Instead, addition, createLedgerTabs, requestOf } from '../../testing/commit-queue-tabs.ts'

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof LeaflogError ? error.code : error),
  )

/** The first so many calls of a method fail. */
const failing =
  (name: 'append' | 'read' | 'compact' | 'dump', error: Error, times = 1): Instead =>
  (log) => {
    let left = times
    const guarded =
      <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
      (...given: Given): Promise<Answer> => {
        left -= 1
        return left >= 0 ? Promise.reject(error) : work(...given)
      }
    const methods = {
      append: guarded(log.append),
      read: guarded(log.read),
      compact: guarded(log.compact),
      dump: guarded(log.dump),
    }
    return { [name]: methods[name] }
  }

async function opened(options: Parameters<ReturnType<typeof createLedgerTabs>['open']>[0] = {}) {
  const tabs = createLedgerTabs()
  const tab = tabs.open(options)
  await tab.start()
  await settle()
  tab.news()
  return { ...tab, tabs }
}

const damaged = new LeaflogError('LOG_DAMAGED')
const readOnly = new LeaflogError('READ_ONLY')

describe('what is enqueued', () => {
  test('I2: waits until the log is open, and is answered with its event', async () => {
    const tab = createLedgerTabs().open()
    const added = tab.add('a')
    expect(tab.commitQueue.isBusy()).toBe(true)
    expect(tab.news()).toEqual([])
    await tab.start()
    expect(await added).toMatchObject([{ id: 'a', seq: 1 }])
    await settle()
    expect(tab.news()).toEqual(['first: nothing, sum 0', 'first: 1, sum 1', 'wrote 1 up to 1', 'rests'])
    expect([tab.commitQueue.isBusy(), tab.commitQueue.seq(), tab.sum()]).toEqual([false, 1, '1'])
  })

  test('is written together, 256 requests at a time', async () => {
    const sizes: number[] = []
    const tab = await opened({
      instead: (log) => ({
        append: (position, decide, more) =>
          log.append(
            position,
            (...given) => {
              const decision = decide(...given)
              sizes.push(decision.events.length)
              return decision
            },
            more,
          ),
      }),
    })
    await Promise.all(Array.from({ length: 300 }, (_, index) => tab.add(`e${index}`)))
    // The worker takes what is there when it begins.
    expect(sizes).toEqual([1, 256, 43])
    expect(tab.sum()).toBe('300')
  })

  test.each([
    ['strict', 'strict'],
    [undefined, 'relaxed'],
  ] as const)('durability of a domain %j: the log is asked for %j', async (durability, asked) => {
    const options: unknown[] = []
    const tab = await opened({
      ...(durability && { durability }),
      instead: (log) => ({
        append: (position, decide, more) => {
          options.push(more)
          return log.append(position, decide, more)
        },
      }),
    })
    await tab.commitQueue.enqueue(requestOf([addition('a'), { ...addition('b'), type: 'other.added' }]))
    await Promise.all([
      tab.commitQueue.enqueue(requestOf([], { settles: 'row-1' })),
      tab.commitQueue.enqueue(requestOf([addition('c')])),
      tab.commitQueue.enqueue(requestOf([])),
    ])
    await settle()
    await tab.commitQueue.enqueue(requestOf([], { settles: 'row-2' }))
    expect(options.splice(2)).toEqual([{ durability: 'relaxed', settles: ['row-2'] }])
    expect(options).toEqual([
      { durability: asked, settles: [] },
      { durability: asked, settles: ['row-1'] },
    ])
  })

  test('I3: comes after what other tabs wrote meanwhile', async () => {
    const tab = await opened()
    const other = tab.tabs.open()
    await other.start()
    await other.add('theirs', 10)
    expect(await tab.add('mine')).toMatchObject([{ id: 'mine', seq: 2 }])
    await settle()
    expect(tab.news()).toEqual(['first: 1 2, sum 11', 'wrote 1 up to 2', 'rests'])
  })

  test('I8: what a try had written that seemed to have failed is not written twice, and its rows are looked for', async () => {
    const tab = await opened({
      instead: (log) => ({
        append: async (position, decide, more) => {
          await log.append(position, decide, more)
          return log.append(position, decide, more)
        },
      }),
    })
    expect(await tab.add('a')).toMatchObject([{ id: 'a', seq: 1 }])
    await settle()
    expect(tab.news()).toEqual(['first: 1, sum 1', 'wrote 0 up to 1', 'caught up', 'rests'])
    // Of several requests in one transaction, too.
    const first = tab.add('b')
    await Promise.all([first, tab.commitQueue.enqueue(requestOf([addition('c'), addition('d')])), tab.add('e')])
    await settle()
    expect(tab.news().slice(3)).toEqual(['first: 3 4 5, sum 5', 'wrote 0 up to 5', 'caught up', 'rests'])
  })
})

describe('what others wrote', () => {
  test('I9: is read when the tab is woken; nothing new changes nothing', async () => {
    const tab = await opened()
    const other = tab.tabs.open()
    await other.start()
    await other.add('a', 2)
    await other.add('b', 3)
    tab.commitQueue.wake()
    await settle()
    expect(tab.news()).toEqual(['first: 1 2, sum 5', 'others wrote', 'rests'])
    tab.commitQueue.wake()
    await settle()
    expect(tab.news()).toEqual(['others wrote', 'rests'])
  })

  test('another log in the place of ours is loaded anew, and that is told', async () => {
    const tab = await opened()
    await tab.add('a', 7)
    tab.tabs.replace()
    await settle()
    tab.news()
    expect(await tab.add('b', 2)).toMatchObject([{ id: 'b', seq: 1 }])
    await settle()
    expect(tab.news()).toEqual([
      'another log',
      'log-1: nothing, sum 0',
      'caught up',
      'log-1: 1, sum 2',
      'wrote 1 up to 1',
      'rests',
    ])
  })

  test('I6: who slept past what is kept goes on from the snapshot, in the same log', async () => {
    const tab = await opened()
    const other = tab.tabs.open({ config: { snapshotEvery: 2, retention: { events: 0, ms: 0 } } })
    await other.start()
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await other.add(id)
    await settle()
    expect(tab.tabs.store.head.floor).toBeGreaterThan(0)
    tab.commitQueue.wake()
    await settle()
    expect(tab.news()).toEqual(['first: nothing, sum 6', 'caught up', 'rests'])
    expect(tab.commitQueue.seq()).toBe(6)
  })

  test('a visitor who was forgotten ends the commitQueue; what waits is refused', async () => {
    const tab = await opened()
    await tab.tabs.openLog().forget()
    expect(await codeOf(tab.add('a'))).toBe('SHOP_DISPOSED')
    await settle()
    expect(tab.news()).toEqual(['forgotten', 'rests'])
  })

  test('where nobody minds who is forgotten, that is only another log', async () => {
    const tab = await opened({ forgets: false })
    await tab.tabs.openLog().forget()
    expect(await codeOf(tab.add('a'))).toBe('done')
    expect(tab.news().slice(0, 2)).toEqual(['another log', 'log-1: nothing, sum 0'])
  })
})

describe('everything that is stored', () => {
  const look = (tab: Awaited<ReturnType<typeof opened>>) =>
    tab.commitQueue.dump((tail, state) => ({
      log: tail.head.logId,
      ids: tail.events.map(({ id }) => id),
      sum: /"sum":(\d+)/.exec(JSON.stringify(state))?.[1],
    }))

  test('is shown with the state that it leads to, what others wrote included', async () => {
    const tab = await opened()
    const other = tab.tabs.open()
    await other.start()
    await tab.add('a')
    await other.add('b', 4)
    expect(await look(tab)).toEqual({ log: 'first', ids: ['a', 'b'], sum: '5' })
    expect(tab.commitQueue.isBusy()).toBe(true)
    await settle()
    expect(tab.commitQueue.isBusy()).toBe(false)
  })

  test('also where they write while it is read', async () => {
    let meanwhile = async () => {}
    const tab = await opened({
      instead: (log) => ({
        dump: async () => {
          await meanwhile()
          return log.dump()
        },
      }),
    })
    const other = tab.tabs.open()
    await other.start()
    await tab.add('a')
    meanwhile = async () => void (await other.add('b', 4))
    expect(await look(tab)).toEqual({ log: 'first', ids: ['a', 'b'], sum: '5' })
    await settle()
    expect(tab.news()).toContain('first: 2, sum 5')
    expect(tab.commitQueue.seq()).toBe(2)
  })

  test('is read again where another log came in between', async () => {
    let once = true
    const tab = await opened({
      instead: (log) => ({
        dump: async () => {
          if (once) tab.tabs.replace()
          once = false
          return log.dump()
        },
      }),
    })
    await tab.add('a', 9)
    expect(await look(tab)).toEqual({ log: 'log-1', ids: [], sum: '0' })
  })
})

describe('I6: a snapshot', () => {
  const every3 = { snapshotEvery: 3, retention: { events: 10, ms: 5000 } }
  const compactions = (answer?: (log: Log) => Log['compact']) => {
    const asked: unknown[] = []
    const instead: Instead = (log) => ({
      compact: (logId, snapshot, retention) => {
        asked.push([logId, snapshot.seq, retention])
        return (answer?.(log) ?? log.compact)(logId, snapshot, retention)
      },
    })
    return { asked, instead }
  }

  test('is taken after so many events, of the state at its own place', async () => {
    const { asked, instead } = compactions()
    const tab = await opened({ config: every3, instead })
    for (const id of ['a', 'b']) await tab.add(id)
    await settle()
    expect(asked).toEqual([])
    for (const id of ['c', 'd', 'e', 'f', 'g']) await tab.add(id)
    await settle()
    expect(asked).toEqual([
      ['first', 3, { events: 10, before: -3000 }],
      ['first', 6, { events: 10, before: -3000 }],
    ])
    expect(tab.tabs.store.snapshots.map(({ seq, text }) => [seq, /"sum":(\d)/.exec(text)?.[1]])).toEqual([
      [3, '3'],
      [6, '6'],
    ])
  })

  test('that fails is told, and tried again after as many events', async () => {
    const { asked, instead } = compactions(() => () => Promise.reject(new TypeError('full')))
    const tab = await opened({ config: every3, instead })
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await tab.add(id)
    await settle()
    expect(asked).toHaveLength(2)
    expect(tab.news().filter((told) => told.startsWith('not-compacted'))).toEqual([
      'not-compacted: STORAGE_UNAVAILABLE',
      'not-compacted: STORAGE_UNAVAILABLE',
    ])
  })

  test('of a log that is another by then counts for nothing', async () => {
    const { asked, instead } = compactions(() => async () => ({ logId: 'x', seq: 9, floor: 0, snapshotSeq: 9 }))
    const tab = await opened({ config: every3, instead })
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await tab.add(id)
    await settle()
    expect(asked.map((one) => [one].flat()[1])).toEqual([3, 6])
  })

  test('that finds the log damaged begins afresh', async () => {
    const tab = await opened({ config: every3, instead: failing('compact', damaged) })
    for (const id of ['a', 'b', 'c']) await tab.add(id)
    await settle()
    expect(tab.news().slice(-5)).toEqual([
      'not-compacted: LOG_DAMAGED',
      'log-1: nothing, sum 3',
      'afresh: LOG_DAMAGED',
      'caught up',
      'rests',
    ])
  })
})

describe('I8: a log that fails', () => {
  test('is left for the memory, with what is known; nothing that was asked is lost', async () => {
    let fails = false
    let closed = 0
    const tab = await opened({
      instead: (log) => ({
        append: (...given) => (fails ? Promise.reject(new TypeError('gone')) : log.append(...given)),
        close: () => void (closed += 1),
      }),
    })
    await tab.add('a', 5)
    await settle()
    tab.news()
    fails = true
    expect(await tab.add('b', 2)).toMatchObject([{ id: 'b', seq: 2 }])
    await settle()
    expect(tab.news()).toEqual([
      'memory: nothing, sum 5',
      'memory: STORAGE_UNAVAILABLE',
      'caught up',
      'memory: 2, sum 7',
      'wrote 1 up to 2',
      'rests',
    ])
    expect(tab.fallen).toMatchObject([{ snapshot: { seq: 1 }, rows: [] }])
    expect(closed).toBe(1)
    expect(tab.tabs.store.head.seq).toBe(1)
    // Who finds the log that was left damaged says nothing new.
    tab.commitQueue.damaged(damaged)
    await settle()
    expect(tab.news()).toEqual(['rests'])
  })

  test('in memory too refuses what is asked, and what is to be shown', async () => {
    const tab = await opened({ instead: failing('append', new TypeError('gone')) })
    await tab.add('a')
    tab.commitQueue.log().close()
    const [added, shown] = [tab.add('b'), tab.commitQueue.dump(() => 0)]
    expect([await codeOf(added), await codeOf(shown)]).toEqual(['SHOP_DISPOSED', 'SHOP_DISPOSED'])
  })

  test('that may only be read ends all writing, and says so to everybody who waits', async () => {
    const tab = await opened({ instead: failing('append', readOnly, 9) })
    const waiting = [tab.add('a'), tab.add('b'), tab.commitQueue.dump(() => 0)]
    expect(await Promise.all(waiting.map(codeOf))).toEqual(['READ_ONLY', 'READ_ONLY', 'READ_ONLY'])
    expect(await codeOf(tab.add('c'))).toBe('READ_ONLY')
    expect(await codeOf(tab.commitQueue.dump(() => 0))).toBe('READ_ONLY')
    await settle()
    expect(tab.news()).toEqual(['read-only: READ_ONLY', 'rests'])
  })

  test('that is damaged begins afresh from the state that it led to, and what was asked is decided there', async () => {
    let fails = false
    const tab = await opened({
      instead: (log) => ({
        append: (...given) => {
          if (!fails) return log.append(...given)
          fails = false
          return Promise.reject(damaged)
        },
      }),
    })
    await tab.add('a', 5)
    await settle()
    tab.news()
    fails = true
    expect(await tab.add('b', 2)).toMatchObject([{ id: 'b', seq: 2 }])
    await settle()
    expect(tab.news()).toEqual([
      'log-1: nothing, sum 5',
      'afresh: LOG_DAMAGED',
      'caught up',
      'log-1: 2, sum 7',
      'wrote 1 up to 2',
      'rests',
    ])
  })

  test('that cannot begin afresh either is left for the memory', async () => {
    const tab = await opened({ instead: () => ({ repair: () => Promise.reject(damaged) }) })
    await tab.add('a', 5)
    tab.commitQueue.damaged(damaged)
    await settle()
    expect(tab.news().slice(-4)).toEqual(['memory: nothing, sum 5', 'memory: LOG_DAMAGED', 'caught up', 'rests'])
    expect(await tab.add('b', 1)).toMatchObject([{ seq: 2 }])
  })
})

describe('opening', () => {
  test('decides what the page says before anybody sees the state', async () => {
    const tab = createLedgerTabs().open({ seeds: [addition('seed', 3)] })
    const state = await tab.start()
    expect(JSON.stringify(state)).toContain('"sum":3')
    await settle()
    expect(tab.news()).toEqual(['first: nothing, sum 0', 'first: 1, sum 3', 'wrote 1 up to 1', 'rests'])
  })

  test('decides what the page says before what callers ask for meanwhile', async () => {
    const tab = createLedgerTabs().open({ seeds: [addition('seed')] })
    const added = tab.add('a')
    await tab.start()
    expect(await added).toMatchObject([{ id: 'a', seq: 2 }])
  })

  test('writes nothing where the page says nothing', async () => {
    const appended: unknown[] = []
    const tab = createLedgerTabs().open({
      instead: (log) => ({
        append: (...given) => {
          appended.push(given)
          return log.append(...given)
        },
      }),
    })
    await tab.start()
    await settle()
    expect(appended).toEqual([])
  })

  test('I8: a log that cannot be read keeps what can be read of it, and that is said', async () => {
    const tabs = createLedgerTabs()
    const before = tabs.open()
    await before.start()
    await before.add('a', 5)
    const tab = tabs.open({ instead: failing('read', damaged) })
    await tab.start()
    await settle()
    expect(tab.news()).toEqual(['log-1: nothing, sum 5', 'afresh: LOG_DAMAGED', 'rests'])
  })

  test.each([
    [new TypeError('gone'), ['memory: nothing, sum 0', 'memory: STORAGE_UNAVAILABLE', 'caught up', 'rests'], 'done'],
    [readOnly, ['read-only: READ_ONLY'], 'READ_ONLY'],
  ] as const)('where reading fails with %s', async (error, told, adding) => {
    const tab = createLedgerTabs().open({ instead: failing('read', error, 9) })
    await tab.start()
    await settle()
    expect(tab.news()).toEqual(told)
    expect(await codeOf(tab.add('a'))).toBe(adding)
  })

  test('of a shop that is closed meanwhile is refused', async () => {
    const tab = createLedgerTabs().open()
    const opening = tab.start()
    tab.commitQueue.dispose()
    expect(await codeOf(opening)).toBe('SHOP_DISPOSED')
  })
})

describe('a commitQueue that is disposed of', () => {
  test('refuses what waits, what is on its way, and what comes later', async () => {
    let closed = 0
    let written = () => {}
    const tab = await opened({
      instead: (log) => ({
        append: async (...given) => {
          await new Promise<void>((resolve) => (written = resolve))
          return log.append(...given)
        },
        close() {
          closed += 1
          log.close()
        },
      }),
    })
    const onItsWay = tab.add('a')
    await settle()
    const waiting = [onItsWay, tab.add('b'), tab.commitQueue.dump(() => 0)]
    tab.commitQueue.dispose()
    written()
    const later = [tab.add('c'), tab.commitQueue.dump(() => 0)]
    expect(await Promise.all([...waiting, ...later].map(codeOf))).toEqual(
      Array.from({ length: 5 }, () => 'SHOP_DISPOSED'),
    )
    expect(closed).toBe(1)
    expect(tab.tabs.store.head.seq).toBe(0)
  })
})
