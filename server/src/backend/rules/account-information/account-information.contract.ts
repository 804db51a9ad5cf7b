/** Changing an account's email and deleting an account, for any database. */
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls, newEmail, PASSWORD, tokenIn } from '../../../testing/customer-calls.ts'
import { FAILURES_ALLOWED } from '../../platform/lockout.ts'
import { addStoreCredit } from '../store-credit/store-credit.ts'
import { CONFIRMATION_LIFETIME, CONFIRMATIONS_AN_HOUR } from '../customers/confirmations.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

const orderNumbers = z.object({ orders: z.object({ items: z.array(z.object({ number: z.string() })) }) })

const person = {
  firstname: 'Rosa',
  lastname: 'Delgado',
  company: null,
  street: ['1 Fern Street'],
  city: 'Miami',
  regionCode: 'FL',
  region: 'Florida',
  regionId: 12,
  postcode: '33101',
  countryCode: 'US',
  telephone: '305-555-0142',
  customerAddressId: null,
  notes: null,
}

const confirmation =
  'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email is_email_confirmed } } }'

let placed = 0

export function accountInformationContract(harness: () => Harness): void {
  const calls = customerCalls(harness)

  const rowOf = (email: string) =>
    harness().db.selectFrom('customers').selectAll().where('email_key', '=', email.toLowerCase()).executeTakeFirst()

  const somebody = async () => {
    const email = await calls.signUp()
    const { token } = await calls.signIn(email)
    const row = await rowOf(email)
    const send = (query: string, variables: object = {}) => calls.post(query, variables, calls.bearer(token))
    const change = (next: string, password = PASSWORD) =>
      send(
        'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
        { email: next, password },
      )
    const orders = async () => {
      const { data } = await send('{ customer { orders { items { number } } } }')
      return orderNumbers.parse(data?.['customer']).orders.items.map(({ number }) => number)
    }
    /** Opens the link of the newest mail to an address. */
    const confirm = async (address: string, key?: string) =>
      send(confirmation, {
        input: { email: address, confirmation_key: key ?? tokenIn((await calls.mailsTo(address))[0]?.text) },
      })
    return { id: row?.id ?? '', email, token, send, change, orders, confirm }
  }

  /** An order as a checkout writes it, with all its personal data. */
  const place = async (order: { email: string; customerId?: string; state?: string; at?: number }) => {
    const { db, clock } = harness()
    placed += 1
    const number = `ACCOUNT-${1_000 + placed}`
    const checkout = {
      shippingAddress: person,
      billingAddress: person,
      shippingMethod: null,
      paymentMethod: { code: 'checkmo', title: 'Check', purchaseOrderNumber: null },
      pickupLocation: null,
      slot: null,
      coupon: null,
      taxes: [],
      discounts: [],
      giftCards: [],
    }
    const amounts = { subtotal: 1_000, discount: 0, shipping: 0, tax: 0, grand_total: 1_000 }
    const giftCard = { amountCents: 1_000, senderName: 'Rosa', recipientName: 'Sam', message: 'Enjoy' }
    const item = { position: 0, product_id: 'gift', option: '', name: 'Gift card', quantity: 1, price: 1_000 }
    await db
      .insertInto('orders')
      .values({
        entity_id: 500_000 + placed,
        increment_id: number,
        store_id: '101',
        status: order.state ?? 'complete',
        state: order.state ?? 'complete',
        customer_id: order.customerId ?? null,
        customer_email: order.email,
        customer_firstname: person.firstname,
        customer_lastname: person.lastname,
        created_at: order.at ?? clock.now,
        token: `token ${number}`,
        checkout: JSON.stringify(checkout),
        ...amounts,
      })
      .execute()
    await db
      .insertInto('order_items')
      .values({ ...item, order_id: 500_000 + placed, choice: JSON.stringify({ options: [], bundle: null, giftCard }) })
      .execute()
    return number
  }
  const orderRow = (number: string) =>
    harness().db.selectFrom('orders').selectAll().where('increment_id', '=', number).executeTakeFirstOrThrow()

  describe('another email', () => {
    test('[2c.6] signs in, the old one does not, and the old mailbox is notified', async () => {
      const { email, token, change } = await somebody()
      const next = newEmail()
      expect((await change(` ${next} `)).data).toEqual({ updateCustomerEmail: { customer: { email: next } } })
      expect((await calls.refusalOf(calls.sendSignIn(email))).category).toBe('graphql-authentication')
      expect(await calls.isGood((await calls.signIn(next)).token)).toBe(true)
      expect(await calls.isGood(token)).toBe(true)
      const [mail] = await calls.mailsTo(email)
      expect(mail?.subject).toContain('email')
      expect(mail?.text).not.toContain(next)
    })

    test('[2c.6] a wrong password, an invalid address and a taken one change nothing', async () => {
      const [mine, theirs] = [await somebody(), await somebody()]
      expect(await calls.refusalOf(mine.change(newEmail(), 'wrong1'))).toEqual(refusalBy('CURRENT_PASSWORD_WRONG'))
      expect(await calls.refusalOf(mine.change('nonsense'))).toEqual(refusalBy('EMAIL_INVALID'))
      expect(await calls.refusalOf(mine.change(theirs.email.toUpperCase()))).toEqual(refusalBy('EMAIL_TAKEN'))
      expect(await rowOf(mine.email)).toMatchObject({ id: mine.id, email_confirmed_at: null })
      const unsigned = calls.post(
        'mutation { updateCustomerEmail(email: "a@example.com", password: "a") { customer { email } } }',
      )
      expect((await calls.refusalOf(unsigned)).category).toBe('graphql-authorization')
      expect((await mine.change(mine.email)).errors).toEqual([])
      expect((await mine.change(mine.email.replace('person', 'Person'))).errors).toEqual([])
      expect(await rowOf(mine.email)).toMatchObject({
        email: mine.email.replace('person', 'Person'),
        email_confirmed_at: null,
      })
    })

    test('[2c.6] wrong passwords lead to the sign-in lockout', async () => {
      const { change } = await somebody()
      for (let n = 0; n < FAILURES_ALLOWED; n += 1) await change(newEmail(), 'wrong1')
      expect(await calls.refusalOf(change(newEmail()))).toEqual(refusalBy('CURRENT_PASSWORD_WRONG'))
    })

    test('one of several simultaneous requests for an address wins', async () => {
      const people = [await somebody(), await somebody(), await somebody()]
      const wanted = newEmail()
      const answers = await Promise.all(people.map(({ change }) => change(wanted)))
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
      const refused = answers.flatMap(({ errors }) => errors.map(({ message }) => message))
      expect(refused).toEqual([refusalBy('EMAIL_TAKEN').message, refusalBy('EMAIL_TAKEN').message])
    })

    test('[7a.7] the customer’s orders stay theirs, and the new address has to be confirmed for others to join them', async () => {
      const { id, email, change, orders, confirm } = await somebody()
      await confirm(email)
      const next = newEmail()
      const mine = [await place({ email, customerId: id }), await place({ email })]
      await place({ email: next })
      const { clock } = harness()
      clock.now += 1_000
      await change(next)
      expect((await orders()).toSorted()).toEqual(mine)
      await place({ email })
      await place({ email: next })
      clock.now += 1_000
      await confirm(next)
      expect((await orders()).toSorted()).toEqual(mine)
      const later = await place({ email: next })
      expect((await orders()).toSorted()).toEqual([...mine, later].toSorted())
      clock.now -= 2_000
    })

    test('[7a.3] links mailed to the old address become invalid', async () => {
      const { email, change } = await somebody()
      await calls.askForReset(email)
      const token = tokenIn((await calls.mailsTo(email))[0]?.text)
      expect(token).not.toBe('')
      const next = newEmail()
      await change(next)
      for (const address of [email, next]) {
        const refused = await calls.refusalOf(calls.resetPassword(address, token, 'birch7tree'))
        expect(refused).toEqual(refusalBy('RESET_LINK_OVER'))
      }
    })
  })

  describe('a confirmed email', () => {
    const over = refusalBy('CONFIRMATION_LINK_OVER')
    const resend = 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }'

    test('orders placed with it from then on join the account, and none from before', async () => {
      const { email, orders, confirm } = await somebody()
      await place({ email })
      expect(await orders()).toEqual([])
      const { clock } = harness()
      clock.now += 1_000
      expect((await confirm(email)).data).toEqual({
        confirmEmail: { customer: { email, is_email_confirmed: true } },
      })
      expect(await orders()).toEqual([])
      const later = await place({ email: email.toUpperCase() })
      expect(await orders()).toEqual([later])
      clock.now += 1_000
      expect((await confirm(email)).errors).toEqual([])
      expect(await orders()).toEqual([later])
      clock.now -= 2_000
    })

    test('a link is for whoever is signed in to its account, for its address, and for three days', async () => {
      const [mine, theirs] = [await somebody(), await somebody()]
      const key = tokenIn((await calls.mailsTo(mine.email))[0]?.text)
      expect(key).toMatch(/^[\w-]{43,}$/)
      for (const refused of [
        theirs.confirm(mine.email, key),
        theirs.confirm(theirs.email, key),
        mine.confirm(theirs.email, key),
        mine.confirm(mine.email, `${key}x`),
      ])
        expect(await calls.refusalOf(refused)).toEqual(over)
      const signedOut = calls.post(confirmation, { input: { email: mine.email, confirmation_key: key } })
      expect((await calls.refusalOf(signedOut)).category).toBe('graphql-authorization')
      const next = newEmail()
      await mine.change(next)
      expect(await calls.refusalOf(mine.confirm(next, key))).toEqual(over)
      const theirKey = tokenIn((await calls.mailsTo(theirs.email))[0]?.text)
      const { clock } = harness()
      clock.now += CONFIRMATION_LIFETIME
      const { token } = await calls.signIn(theirs.email)
      const late = await calls.refusalOf(
        calls.post(confirmation, { input: { email: theirs.email, confirmation_key: theirKey } }, calls.bearer(token)),
      )
      clock.now -= CONFIRMATION_LIFETIME
      expect(late).toEqual(over)
      expect(await rowOf(theirs.email)).toMatchObject({ email_confirmed_at: null })
    })

    test('a mail for every new account and address, up to three an hour, and none once it is confirmed', async () => {
      const { email, send } = await somebody()
      const mailed = async (address: string) =>
        (await calls.mailsTo(address)).filter(({ subject }) => subject === 'Confirm your email').length
      expect(await mailed(email)).toBe(1)
      for (let asked = 0; asked < CONFIRMATIONS_AN_HOUR; asked += 1)
        expect((await send(resend, { email })).data).toEqual({ resendConfirmationEmail: true })
      expect(await mailed(email)).toBe(CONFIRMATIONS_AN_HOUR)
      expect((await send(resend, { email: newEmail() })).data).toEqual({ resendConfirmationEmail: true })
      expect((await calls.refusalOf(calls.post(resend, { email }))).category).toBe('graphql-authorization')

      const [sure, moving] = [await somebody(), await somebody()]
      await sure.confirm(sure.email)
      await sure.send(resend, { email: sure.email })
      expect(await mailed(sure.email)).toBe(1)
      const next = newEmail()
      await moving.change(next)
      expect(await mailed(next)).toBe(1)
    })

    test('[7a.3] a new password by a mailed link proves the same', async () => {
      const { email } = await somebody()
      await calls.askForReset(email)
      await calls.resetPassword(email, tokenIn((await calls.mailsTo(email))[0]?.text), 'oak5tree')
      expect(await rowOf(email)).toMatchObject({ email_confirmed_at: harness().clock.now })
    })
  })

  describe('deleting an account', () => {
    test('[2c.6] deletes all its data and every sign-in', async () => {
      const { id, email, token, send } = await somebody()
      const other = await calls.signIn(email)
      const { db, clock } = harness()
      await addStoreCredit(db, { customerId: id, id: 'refund', cents: 500, action: 'Returned', now: clock.now })
      const cartId = await harness().create()
      await harness().cart(orderingPaths.add('101', cartId, 'flower1', '3.5g', 1))
      await calls.signIn(email, PASSWORD, { cartId })
      await calls.askForReset(email)
      await calls.mailsTo(email)
      expect((await send('mutation { deleteCustomer }')).data).toEqual({ deleteCustomer: true })
      expect(await rowOf(email)).toBeUndefined()
      expect([await calls.isGood(token), await calls.isGood(other.token)]).toEqual([false, false])
      expect((await calls.refusalOf(calls.sendRefresh(other))).category).toBe('graphql-authentication')
      expect((await calls.refusalOf(calls.sendSignIn(email))).category).toBe('graphql-authentication')
      expect((await calls.refusalOf(send('mutation { deleteCustomer }'))).category).toBe('graphql-authorization')
      expect(await calls.mailsTo(email)).toEqual([])
      for (const table of [
        'store_credit_entries',
        'session_families',
        'password_resets',
        'email_confirmations',
      ] as const) {
        expect(await db.selectFrom(table).select('customer_id').where('customer_id', '=', id).execute()).toEqual([])
      }
      expect(await db.selectFrom('carts').select('id').where('id', '=', cartId).execute()).toEqual([])
      expect(await calls.checkEmail(email)).toMatchObject({ shop_registered: false })
    })

    test('[2c.6] orders stay without personal data, and the next owner of the address does not see them', async () => {
      const { id, email, send, confirm } = await somebody()
      await confirm(email)
      const numbers = [await place({ email, customerId: id }), await place({ email, state: 'canceled' })]
      await send('mutation { deleteCustomer }')
      for (const number of numbers) {
        const row = await orderRow(number)
        expect(row).toMatchObject({ customer_id: null, customer_firstname: '', token: null, grand_total: 1_000 })
        expect(row.checkout).toMatchObject({ shippingAddress: null, billingAddress: null })
        const items = await harness()
          .db.selectFrom('order_items')
          .selectAll()
          .where('order_id', '=', row.entity_id)
          .execute()
        const kept = JSON.stringify([row, items])
        for (const trace of ['Rosa', 'Delgado', 'Fern Street', '305-555', email, 'Sam'])
          expect(kept).not.toContain(trace)
      }
      await calls.signUp(email)
      const next = await calls.signIn(email)
      const { data } = await calls.post('{ customer { orders { items { number } } } }', {}, calls.bearer(next.token))
      expect(orderNumbers.parse(data?.['customer']).orders.items).toEqual([])
    })

    test('an open order keeps the name until it is handed over', async () => {
      const { id, email, send } = await somebody()
      const number = await place({ email, customerId: id, state: 'processing' })
      await send('mutation { deleteCustomer }')
      const before = await orderRow(number)
      expect(before).toMatchObject({ customer_id: null, customer_firstname: 'Rosa' })
      expect(before.customer_email).not.toBe(email)
      await harness().db.updateTable('orders').set({ state: 'complete' }).where('increment_id', '=', number).execute()
      expect(await orderRow(number)).toMatchObject({ customer_firstname: '', customer_lastname: '' })
    })

    test('[8.8] deleting an account needs a token', async () => {
      expect((await calls.refusalOf(calls.post('mutation { deleteCustomer }'))).category).toBe('graphql-authorization')
    })
  })

  test('[2c.6] an account works without a confirmed email, and says whether it is', async () => {
    const { email, send, confirm } = await somebody()
    const fields = 'confirmation_status is_email_confirmed allow_remote_shopping_assistance middlename prefix taxvat'
    const customer = async () => (await send(`{ customer { ${fields} } }`)).data?.['customer']
    const details = { allow_remote_shopping_assistance: false, middlename: null, prefix: null, taxvat: null }
    const unconfirmed = { confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED', is_email_confirmed: false }
    expect(await customer()).toEqual({ ...unconfirmed, ...details })
    await confirm(email)
    expect(await customer()).toEqual({ confirmation_status: 'ACCOUNT_CONFIRMED', is_email_confirmed: true, ...details })
  })
}
