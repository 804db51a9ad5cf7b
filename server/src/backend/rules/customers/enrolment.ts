/** New accounts and joining Rewards, each once for an idempotency key. */
import { z } from 'zod'
import type { Database } from '../../platform/db.ts'
import { oncePerKey } from '../../platform/idempotency.ts'
import {
  insertAccount,
  membership,
  newMember,
  shopCustomer,
  type AccountRow,
  type Membership,
  type NewCustomer,
  type NewMember,
} from './accounts.ts'
import { readEnrolmentContext } from './enrolment-context.ts'
import { checkCredentials } from './credentials.ts'
import { hashPassword } from './passwords.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Tokens } from './tokens.ts'
import { refusal } from '../../platform/domain-error.ts'

export interface EnrolmentOptions {
  db: Database
  clock: () => number
  ids: () => string
  tokens: Tokens
}

/**
 * Each returns the stored customer and rejects with a CustomerProblem. The key is the request's idempotency key: a
 * repeat of the same request returns the customer that the first one created; another request gets KEY_REUSED.
 */
export interface Enrolment {
  /** (7a.8) */
  createCustomer(input: NewCustomer, key: string | null): Promise<CustomerRow>
  /** (7a.9) Only for the customer who placed the order, by its number and email. */
  createOnCheckout(input: NewCustomer, orderNumber: string, key: string | null): Promise<CustomerRow>
  /** (7a.10) */
  createMember(input: NewMember, key: string | null): Promise<CustomerRow>
  /** (7a.12) */
  activateMember(input: Membership, key: string | null, device: string | null): Promise<CustomerRow>
}

const keptCustomer = z.object({ customerId: z.string() })

export function createEnrolment({ db, clock, ids, tokens }: EnrolmentOptions): Enrolment {
  /** The stored result of a key is the customer's id, with a keyed hash of the request: never the password itself. */
  const once = (
    operation: string,
    key: string | null,
    input: object,
    work: (transaction: Database, now: number) => Promise<string>,
  ): Promise<CustomerRow> =>
    db.transaction().execute(async (transaction) => {
      const now = clock()
      const done = key === null ? await work(transaction, now) : await keptFor(transaction, key, now)
      return transaction.selectFrom('customers').selectAll().where('id', '=', done).executeTakeFirstOrThrow()

      async function keptFor(within: Database, idempotencyKey: string, at: number): Promise<string> {
        const fingerprint = tokens.fingerprint(operation, canonical(input))
        const request = { key: `customers:${operation}:${idempotencyKey}`, fingerprint, now: at }
        const kept = await oncePerKey(within, request, async () => ({
          status: 200,
          body: { customerId: await work(within, at) },
        }))
        if (kept === 'conflict' || kept === 'lost') throw refusal('IDEMPOTENCY_CONFLICT')
        return keptCustomer.parse(kept.body).customerId
      }
    })

  const insert = async (transaction: Database, account: AccountRow, password_hash: string | null) => {
    const id = ids()
    await insertAccount(transaction, { ...account, id, password_hash })
    return id
  }
  const hash = (password: string) => hashPassword(password, Buffer.from(ids()))

  return {
    async createCustomer(input, key) {
      const account = shopCustomer(input, await readEnrolmentContext(db, clock()))
      const passwordHash = input.password ? await hash(input.password) : null
      return once('create', key, input, (transaction) => insert(transaction, account, passwordHash))
    },

    async createOnCheckout(input, orderNumber, key) {
      if (!/^[\w-]{1,32}$/.test(orderNumber)) throw refusal('ORDER_NOT_FOUND')
      const account = shopCustomer(input, await readEnrolmentContext(db, clock()))
      const order = await db
        .selectFrom('orders')
        .select(['entity_id', 'customer_lastname', 'checkout'])
        .where('increment_id', '=', orderNumber)
        .where((where) => where(where.fn<string>('lower', ['customer_email']), '=', account.email_key))
        .executeTakeFirst()
      const names = [order?.customer_lastname, order?.checkout?.billingAddress?.lastname]
      if (!order || !names.some((name) => isSameName(name, account.lastname))) {
        throw refusal('ORDER_NOT_FOUND')
      }
      const passwordHash = input.password ? await hash(input.password) : null
      const request = { ...input, orderNumber }
      return once('createOnCheckout', key, request, async (transaction) => {
        const id = await insert(transaction, account, passwordHash)
        // The order becomes the new customer's, unless it already belongs to somebody.
        await transaction
          .updateTable('orders')
          .set({ customer_id: id })
          .where('entity_id', '=', order.entity_id)
          .where('customer_id', 'is', null)
          .execute()
        return id
      })
    },

    async createMember(input, key) {
      const account = newMember(input, await readEnrolmentContext(db, clock()))
      const passwordHash = await hash(input.password)
      return once('createMember', key, input, (transaction) => insert(transaction, account, passwordHash))
    },

    async activateMember(input, key, device) {
      const context = await readEnrolmentContext(db, clock())
      const known = await checkCredentials(db, { ...input, device, now: clock() })
      if (!known) throw refusal('SIGN_IN_REFUSED')
      return once('activateMember', key, input, async (transaction) => {
        const { loyalty_registered } = await transaction
          .selectFrom('customers')
          .select('loyalty_registered')
          .where('id', '=', known.id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow()
        if (loyalty_registered) throw refusal('IN_REWARDS_ALREADY')
        const joined = membership(input, context, known)
        await transaction.updateTable('customers').set(joined).where('id', '=', known.id).execute()
        return known.id
      })
    },
  }
}

const isSameName = (one: string | undefined, other: string) => one?.trim().toLowerCase() === other.trim().toLowerCase()

/** The same text for the same members in any order; null and omitted members are the same. */
function canonical(input: object): string {
  const members = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify(members.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
