/** A commit queue whose log fails, is exchanged or answers twice, and one that ends at such a moment (I2, I8). */
import { expect, test } from 'vitest'
import { LeaflogError } from '../../errors/errors.ts'
import { addition, createLedgerTabs, requestOf } from '../../testing/commit-queue-tabs.ts'
import { settle } from '../../testing/fake-ports.ts'
import { codeOf } from './queue.ts'

const damaged = new LeaflogError('LOG_DAMAGED')

test.each(['append', 'read'] as const)(
  'I2, I8: where %s fails while it is opened, what the page says and what was asked before is decided in memory, once',
  async (method) => {
    const tab = createLedgerTabs().open({
      seeds: [addition('seed', 3)],
      instead: () => ({ [method]: () => Promise.reject(new TypeError('gone')) }),
    })
    const answers: unknown[] = []
    void tab.add('a', 4).then((verdicts) => answers.push(...verdicts))
    await tab.start()
    await settle()
    expect(answers).toMatchObject([{ id: 'a', seq: 2 }])
    expect(await tab.add('b', 5)).toMatchObject([{ id: 'b', seq: 3 }])
    expect(tab.sum()).toBe('12')
  },
)

test('I8: a damaged log is not mended by a queue that has ended', async () => {
  let written = () => {}
  let repairs = 0
  const tab = createLedgerTabs().open({
    instead: (log) => ({
      append: async (...given) => {
        await new Promise<void>((resolve) => (written = resolve))
        return log.append(...given)
      },
      repair: () => {
        repairs += 1
        return new Promise(() => {})
      },
    }),
  })
  await tab.start()
  const adding = tab.add('a').catch((error: unknown) => error)
  await settle()
  tab.commitQueue.damaged(damaged)
  tab.commitQueue.dispose()
  written()
  expect(await adding).toMatchObject({ code: 'SHOP_DISPOSED' })
  await settle()
  expect(repairs).toBe(0)
  expect(tab.commitQueue.isBusy()).toBe(false)
})

test('I8: of two parts that find the log damaged, the first is told, and it is mended once', async () => {
  const tab = createLedgerTabs().open()
  await tab.start()
  await tab.add('a')
  await settle()
  tab.news()
  tab.commitQueue.damaged(damaged)
  tab.commitQueue.damaged(new LeaflogError('LOG_DAMAGED', 'again'))
  await settle()
  expect(tab.news().filter((told) => told.startsWith('afresh'))).toHaveLength(1)
  expect(tab.sum()).toBe('1')
})

test('I2: whoever waits is answered or told that the shop is closed, whenever it is while the log is exchanged', async () => {
  for (let moment = 0; moment < 40; moment += 1) {
    const tabs = createLedgerTabs()
    const tab = tabs.open()
    await tab.start()
    await settle()
    tabs.replace()
    const answers: string[] = []
    for (const id of ['a', 'b'])
      void tab.add(id).then(
        () => answers.push('done'),
        (error: unknown) => answers.push(codeOf(error)),
      )
    for (let turn = 0; turn < moment; turn += 1) await Promise.resolve()
    tab.commitQueue.dispose()
    await settle()
    expect(answers, `ended after ${moment} turns`).toHaveLength(2)
    expect(['done', 'SHOP_DISPOSED']).toEqual(expect.arrayContaining(answers))
  }
})

test('what the page says is in the state that a shop opens with, also where its log cannot be read', async () => {
  const tab = createLedgerTabs().open({
    seeds: [addition('seed', 3)],
    instead: () => ({ read: () => Promise.reject(new TypeError('gone')) }),
  })
  expect(JSON.stringify(await tab.start())).toContain('"sum":3')
})

test('I6: a queue that has ended takes no snapshot any more, and says nothing of it', async () => {
  let written = () => {}
  const tab = createLedgerTabs().open({
    config: { snapshotEvery: 1, retention: { events: 1, ms: 5000 } },
    instead: (log) => ({
      append: async (...given) => {
        const tail = await log.append(...given)
        await new Promise<void>((resolve) => (written = resolve))
        return tail
      },
    }),
  })
  await tab.start()
  const adding = tab.add('a')
  await settle()
  tab.commitQueue.dispose()
  tab.news()
  written()
  await adding
  await settle()
  expect(tab.news().filter((told) => told.startsWith('not-compacted'))).toEqual([])
})

test('I8: what a try had written that seemed to have failed is recognized among what others wrote', async () => {
  const tabs = createLedgerTabs()
  const other = tabs.open()
  await other.start()
  let tries = 0
  const tab = tabs.open({
    instead: (log) => ({
      append: async (...given) => {
        await log.append(...given)
        await other.add(`theirs-${(tries += 1)}`)
        return log.append(...given)
      },
    }),
  })
  await tab.start()
  await settle()
  tab.news()
  await tab.commitQueue.enqueue(requestOf([addition('a'), addition('b')]))
  await settle()
  expect(tab.news()).toEqual(['first: 1 2 3, sum 3', 'wrote 0 up to 3', 'caught up', 'rests'])
})
