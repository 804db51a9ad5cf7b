/** Kills the process of a checkout, for any database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createRandom } from '@leaflog/fixtures/base/random'
import { expect, test } from 'vitest'
import { startHarness } from '../../../testing/backend-harness.ts'
import { stockForCrashes } from '../../../testing/crash-ordering.ts'
import { halfOrders } from '../../../testing/half-orders.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { shopUrl, soldCode } from '../../../testing/test-customers.ts'
import { silentLog } from '../../../platform/upstream.ts'
import type { OpenDatabase } from '../../platform/db.ts'
import { doOrderTasks } from './order-tasks.ts'

/**
 * Rounds on each database; LEAFLOG_KILLS sets more. Half of them end between two statements at random, the other half at
 * any moment.
 */
const ROUNDS = Number(process.env['LEAFLOG_KILLS'] ?? 16)
/** More than the statements of a checkout in each channel, so that some rounds end in a later one. */
const MAX_STATEMENTS = 140
const program = fileURLToPath(new URL('../../../testing/crash-checkout.ts', import.meta.url))

/** Runs a checkout until it is killed. @returns its output */
async function runUntilKilled(address: string, round: number, random: ReturnType<typeof createRandom>) {
  const own = round % 2 === 0
  const child = spawn(process.execPath, [program, address, own ? String(random.int(1, MAX_STATEMENTS)) : 'wait'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  let wanted = 2 + random.int(0, 2)
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    wanted -= 1
    if (!own && wanted === 0) child.kill('SIGKILL')
  }
  await exited
  expect(child.signalCode).toBe('SIGKILL')
  return lines
}

/**
 * @param open opens the database again, exclusively
 * @param address of the database, as an argument of crash-checkout.ts
 */
export function crashContract(open: () => Promise<OpenDatabase>, address: () => string): void {
  test(`a checkout that is killed ${ROUNDS} times at random moments leaves only complete orders`, async () => {
    const first = await open()
    await startHarness(first)
    await first.db
      .insertInto('customers')
      .values({
        id: 'crash_customer',
        email: 'cora@example.com',
        email_key: 'cora@example.com',
        firstname: 'Cora',
        lastname: 'Crash',
        created_at: NOON,
      })
      .execute()
    const credit = { customer_id: 'crash_customer', id: 'opening', at: NOON, action: 'Given', change: 50_000_000 }
    await first.db
      .insertInto('store_credit_entries')
      .values({ ...credit, order_number: null })
      .execute()
    await first.db.updateTable('catalog_stock').set({ quantity: 1_000_000 }).execute()
    await stockForCrashes(first)
    await first.close()
    const random = createRandom(20_261_121)
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, , ...numbers] = await runUntilKilled(address(), round, random)
      expect(before).toBe('whole')
      acknowledged.push(...numbers)
    }
    const last = await open()
    expect(await halfOrders(last.db)).toEqual([])
    await doOrderTasks({ db: last.db, clock: () => NOON, shopUrl: () => shopUrl, soldCode, log: silentLog })
    expect(await halfOrders(last.db)).toEqual([])
    expect(await last.db.selectFrom('order_tasks').select('kind').where('done_at', 'is', null).execute()).toEqual([])
    const stored = await last.db
      .selectFrom('orders')
      .select(['increment_id', 'channel'])
      .where('cart_id', 'is not', null)
      .execute()
    await last.close()
    const numbers = new Set(stored.map(({ increment_id }) => increment_id))
    expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([])
    for (const wanted of ['commerce', 'ordering']) {
      expect(stored.filter(({ channel }) => channel === wanted).length).toBeGreaterThan(ROUNDS / 16)
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS / 4)
  }, 1_800_000)
}
