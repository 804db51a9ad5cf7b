/** Canceled orders, for any database: everything is returned, once. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls, MESA, type Headers } from '../../../testing/commerce-calls.ts'
import { customerCalls, newEmail, PASSWORD } from '../../../testing/customer-calls.ts'
import { memberWithFunds } from '../../../testing/member-with-funds.ts'
import { listMails } from '../customers/mails.ts'
import { readLedger } from '../loyalty/ledger.ts'
import { balanceOf } from '../loyalty/rules.ts'
import { readStoreCredit } from '../store-credit/store-credit.ts'

const outcome = z.object({
  errorV2: z.object({ code: z.string(), message: z.string() }).nullable(),
  order: z.object({ number: z.string(), status: z.string(), available_actions: z.array(z.string()) }).nullable(),
})

export function cancelOrderContract(harness: () => Harness): void {
  const calls = commerceCalls(harness)
  const { ask, refusal, holding, prepare, order, set } = calls

  const send = async (name: string, input: object, headers: Headers = MESA) => {
    const type =
      { cancelOrder: 'CancelOrder', requestGuestOrderCancel: 'GuestOrderCancel' }[name] ?? 'ConfirmCancelOrder'
    const query = `mutation ($input: ${type}Input!) { ${name}(input: $input) {
      errorV2 { code message } order { number status available_actions } } }`
    return outcome.parse((await ask(query, { input }, headers))[name])
  }
  const rowOf = (number: string) =>
    harness()
      .db.selectFrom('orders')
      .select(['entity_id', 'token', 'customer_email'])
      .where('increment_id', '=', number)
      .executeTakeFirstOrThrow()
  const idOf = async (number: string) => Buffer.from(String((await rowOf(number)).entity_id)).toString('base64')
  const reservedFor = async (number: string) => {
    const rows = await harness()
      .db.selectFrom('stock_reservations')
      .select('quantity')
      .where('order_number', '=', number)
      .execute()
    return rows.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  describe('canceling an order', () => {
    test('[3.4.3] [2c.6] returns a customer’s stock, points, credit and gift cards, once', async () => {
      const { db, clock } = harness()
      const { customer, headers } = await memberWithFunds(harness)
      const balances = async () => {
        const cards = await db
          .selectFrom('gift_card_accounts')
          .select('balance')
          .where('expires_on', 'is', null)
          .execute()
        return {
          points: balanceOf(await readLedger(db, customer, clock.now)),
          credit: await readStoreCredit(db, customer.id),
          cards: cards.reduce((sum, { balance }) => sum + balance, 0),
        }
      }
      const before = await balances()
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }], headers)
      await prepare(id, { kind: 'pickup', email: null, headers })
      await ask('mutation ($id: ID!) { applyRewardPointsToCart(cartId: $id) { cart { id } } }', { id }, headers)
      await set('applyStoreCreditToCart', id, {}, 'id', headers)
      await set('applyGiftCardToCart', id, { gift_card_code: 'TEST-GFTC-ARDT-ENX4' }, 'id', headers)
      const number = await order(id, headers)
      expect(await balances()).not.toEqual(before)
      const input = { order_id: await idOf(number), reason: 'I changed my mind' }
      const both = await Promise.all([send('cancelOrder', input, headers), send('cancelOrder', input, headers)])
      const canceled = { errorV2: null, order: { number, status: 'Canceled', available_actions: ['REORDER'] } }
      expect([...both, await send('cancelOrder', input, headers)]).toEqual([canceled, canceled, canceled])
      expect([await balances(), await reservedFor(number)]).toEqual([before, 0])
      const tasks = await db.selectFrom('order_tasks').select('kind').where('kind', '=', 'cancellation').execute()
      expect(tasks.length).toBeGreaterThan(0)
    })

    test('[9g.3] only the order’s owner can do it, and only for new orders', async () => {
      const headers = await calls.signedIn(await customerCalls(harness).signUp(), PASSWORD)
      const other = await calls.signedIn(await customerCalls(harness).signUp(), PASSWORD)
      const id = await holding([{ sku: 'ct-edible', quantity: 1 }], headers)
      await prepare(id, { kind: 'pickup', email: null, headers })
      const number = await order(id, headers)
      const input = { order_id: await idOf(number), reason: 'Something else' }
      expect((await send('cancelOrder', input, other)).errorV2?.code).toBe('ORDER_NOT_FOUND')
      expect((await send('cancelOrder', { ...input, order_id: 'x' }, headers)).errorV2?.code).toBe('ORDER_NOT_FOUND')
      expect((await send('cancelOrder', { ...input, reason: ' ' }, headers)).errorV2?.code).toBe('UNDEFINED')
      const query = 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { error } }'
      expect((await refusal(query, { input }))?.[0]).toBe('graphql-authorization')
      await harness().db.updateTable('orders').set({ state: 'processing' }).where('increment_id', '=', number).execute()
      expect((await send('cancelOrder', input, headers)).errorV2?.code).toBe('INVALID_ORDER_STATUS')
      const { token } = await rowOf(number)
      expect((await send('requestGuestOrderCancel', { token, reason: 'Mine' })).errorV2?.code).toBe('UNAUTHORISED')
    })

    test('[9g.3] a guest confirms with a mailed key, within a day', async () => {
      const { clock, db } = harness()
      const email = newEmail()
      const id = await holding([{ sku: 'ct-edible', quantity: 3 }])
      await prepare(id, { kind: 'pickup', email })
      const number = await order(id)
      const { token } = await rowOf(number)
      const asked = { token, reason: 'I ordered by mistake' }
      const first = await send('requestGuestOrderCancel', asked)
      expect([first.errorV2, first.order?.status]).toEqual([null, 'Pending'])
      await send('requestGuestOrderCancel', asked)
      const mails = (await listMails(db)).filter(({ to }) => to === email)
      expect(mails).toHaveLength(1)
      const link = new URL(/https:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
      const parameters = new URLSearchParams(link.hash.slice(1))
      expect([link.pathname, parameters.get('token')]).toEqual(['/order-status', token])
      const confirmation = {
        order_id: parameters.get('order_id'),
        confirmation_key: parameters.get('confirmation_key'),
      }
      const wrong = await send('confirmCancelOrder', { ...confirmation, confirmation_key: 'guess' })
      expect([wrong.errorV2?.code, await reservedFor(number)]).toEqual(['UNDEFINED', -3])
      const asItIs = clock.now
      clock.now += 25 * 3_600_000
      const late = await send('confirmCancelOrder', confirmation)
      clock.now = asItIs
      expect(late.errorV2?.code).toBe('UNDEFINED')
      for (const _ of [1, 2]) expect((await send('confirmCancelOrder', confirmation)).order?.status).toBe('Canceled')
      expect(await reservedFor(number)).toBe(0)
    })
  })
}
