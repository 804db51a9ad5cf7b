/** Follow-up work of an order, for any database: mails and gift cards, once each, even after crashes. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls, type Headers } from '../../../testing/commerce-calls.ts'
import { customerCalls, newEmail, PASSWORD } from '../../../testing/customer-calls.ts'
import { shopUrl, soldCode } from '../../../testing/test-customers.ts'
import { silentLog } from '../../../platform/upstream.ts'
import { giftCardAmountUid, giftCardFieldUid, giftCardFields } from '../catalogue/uids.ts'
import { listMails, type Mail } from '../customers/mails.ts'
import type { Database } from '../../platform/db.ts'
import { readGiftCard } from '../gift-cards/gift-cards.ts'
import { doOrderTasks } from './order-tasks.ts'

const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/
const TODAY = '2026-11-20'

export function afterOrdersContract(harness: () => Harness): void {
  const calls = commerceCalls(harness)
  const { holding, prepare, order, set } = calls

  const tasks = (db: Database = harness().db) =>
    doOrderTasks({ db, clock: () => harness().clock.now, shopUrl: () => shopUrl, soldCode, log: silentLog })
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await listMails(harness().db, soldCode)).filter(({ to }) => to === email)
  const waiting = () => harness().db.selectFrom('order_tasks').select('kind').where('done_at', 'is', null).execute()

  async function customerWithCredit(): Promise<{ email: string; headers: Headers }> {
    const { db, clock } = harness()
    const email = await customerCalls(harness).signUp()
    const { id } = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    await db
      .insertInto('store_credit_entries')
      .values({ customer_id: id, id: 'opening', at: clock.now, action: 'Given', change: 100_000, order_number: null })
      .execute()
    return { email, headers: await calls.signedIn(email, PASSWORD) }
  }
  const giftCards = (to: string) => ({
    sku: 'ct-ecard',
    quantity: 2,
    selected_options: [giftCardAmountUid(2_500)],
    entered_options: [
      { uid: giftCardFieldUid(giftCardFields.senderName), value: 'Gina' },
      { uid: giftCardFieldUid(giftCardFields.senderEmail), value: 'gina@example.com' },
      { uid: giftCardFieldUid(giftCardFields.recipientName), value: 'Ray <b>' },
      { uid: giftCardFieldUid(giftCardFields.recipientEmail), value: to },
    ],
  })
  /** The number of an order of two gift cards and a vape, paid with credit or at the counter. */
  async function buyGiftCards(to: string, paysWith: 'credit' | 'cash'): Promise<string> {
    const { headers } = await customerWithCredit()
    const id = await holding([giftCards(to), { sku: 'ct-vape', quantity: 1 }], headers)
    if (paysWith === 'credit') await set('applyStoreCreditToCart', id, {}, 'id', headers)
    if (paysWith === 'cash') await prepare(id, { kind: 'pickup', email: null, headers })
    else await prepareFree(id, headers)
    return order(id, headers)
  }
  async function prepareFree(id: string, headers: Headers): Promise<void> {
    const method = { carrier_code: 'instore', method_code: 'pickup' }
    await set(
      'setShippingAddressesOnCart',
      id,
      { shipping_addresses: [{ pickup_location_code: 'az_mesa' }] },
      'id',
      headers,
    )
    await set('setShippingMethodsOnCart', id, { shipping_methods: [method] }, 'id', headers)
    await set('setBillingAddressOnCart', id, { billing_address: { same_as_shipping: true } }, 'id', headers)
    await set('setPaymentMethodOnCart', id, { payment_method: { code: 'free' } }, 'id', headers)
  }

  /** Fails before the statement with that number, like a database whose process is killed. */
  const failingBefore = (statement: number): Database => {
    let left = statement
    return harness().db.withPlugin({
      transformQuery: ({ node }) => {
        left -= 1
        if (left === 0) throw new Error('the process was killed')
        return node
      },
      transformResult: async ({ result }) => result,
    })
  }

  describe('follow-up work of an order', () => {
    test('[9g.3] a guest gets one mail: lines, totals, place and time, and a private link', async () => {
      const email = newEmail()
      const id = await holding([{ sku: 'ct-vape', quantity: 2 }])
      await prepare(id, { kind: 'pickup', email })
      const number = await order(id)
      await Promise.all([tasks(), tasks()])
      await tasks()
      const mails = await mailsTo(email)
      expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number}`])
      const [mail] = mails
      const { token } = await harness()
        .db.selectFrom('orders')
        .select('token')
        .where('increment_id', '=', number)
        .executeTakeFirstOrThrow()
      for (const text of [
        '2 x ',
        '$48.00',
        'Excise',
        '$7.68',
        '$55.68',
        'Monday',
        ' AM - ',
        'Miami, AZ 33101',
        'photo ID',
      ]) {
        expect(mail?.text).toContain(text)
        expect(mail?.html).toContain(text)
      }
      expect(mail?.text).toContain(`${shopUrl}/order-status#token=${token}`)
      expect(mail?.html).toContain(`href="${shopUrl}/order-status#token=${token}"`)
    })

    test('[2c.6] a customer’s link leads into the account, and a delivery names its window', async () => {
      const { email, headers } = await customerWithCredit()
      const id = await holding([{ sku: 'ct-vape', quantity: 1 }], headers)
      await prepare(id, { kind: 'delivery', email: null, headers })
      const number = await order(id, headers)
      await tasks()
      const [mail] = await mailsTo(email)
      expect(mail?.text).toContain(`${shopUrl}/account/orders/${number}`)
      expect(mail?.text).toMatch(/Delivery on \w+, November \d+, .+ PM? to\nGina Guest\n7 Palo Verde Lane/)
      expect(mail?.text).not.toContain('token=')
    })

    test('[3.7.2] paid gift cards are mailed, with a code for each, which no table contains', async () => {
      const to = newEmail()
      await buyGiftCards(to, 'credit')
      await Promise.all([tasks(), tasks()])
      const mails = await mailsTo(to)
      const codes = mails.map(({ text }) => CODE.exec(text)?.[0] ?? '')
      expect(new Set(codes).size).toBe(2)
      for (const code of codes) {
        expect(await readGiftCard(harness().db, code, TODAY)).toMatchObject({
          balance: 2_500,
          expiresOn: null,
          isRedeemable: true,
        })
      }
      expect(mails[0]?.html).toContain('Ray &lt;b&gt;')
      const kept = JSON.stringify(await harness().db.selectFrom('mails').selectAll().execute())
      for (const code of codes) expect(kept).not.toContain(code)
    })

    test('[3.7.2] unpaid gift cards wait until the order is handed over', async () => {
      const to = newEmail()
      const number = await buyGiftCards(to, 'cash')
      await tasks()
      expect(await mailsTo(to)).toEqual([])
      await harness()
        .db.updateTable('orders')
        .set({ state: 'complete', status: 'complete' })
        .where('increment_id', '=', number)
        .execute()
      await tasks()
      expect(await mailsTo(to)).toHaveLength(2)
    })

    test('[3.7.2] after an interruption at any statement the next run completes the work, once', async () => {
      const to = newEmail()
      await buyGiftCards(to, 'credit')
      for (
        let statement = 1;
        (await waiting()).some(({ kind }) => kind !== 'gift_cards') || statement < 24;
        statement += 1
      ) {
        await tasks(failingBefore(statement))
        expect([0, 2]).toContain((await mailsTo(to)).length)
      }
      await tasks()
      expect(await mailsTo(to)).toHaveLength(2)
    })
  })
}
