/** (2c.6, 3.7.2) Gift cards: a code gives access to the balance. Money is integer cents. */
import { message } from '../../../platform/message.ts'
import { countAttempt, uncount } from '../../platform/lockout.ts'
import type { Database } from '../../platform/db.ts'
import { dayAt, PROGRAMME_TIME_ZONE } from '../../platform/days.ts'
import { refusal } from '../../platform/domain-error.ts'
import { addStoreCredit } from '../store-credit/store-credit.ts'
import { hashCode, readCode } from './code.ts'

export interface GiftCard {
  /** The printed form. */
  code: string
  balance: number
  /** YYYY-MM-DD, the last day; null for no end. */
  expiresOn: string | null
  isOver: boolean
  isRedeemable: boolean
}

/** The time zone that decides whether a card has expired, if no store does. */
const todayAt = (now: number) => dayAt(now, PROGRAMME_TIME_ZONE)

const isOver = (expiresOn: string | null, today: string) => expiresOn !== null && expiresOn < today

/**
 * The cards with these codes, in their order, however the codes were typed; unknown codes are left out. It does not
 * count as an attempt: a cart already holds these codes. `db` may be a transaction.
 * @param today YYYY-MM-DD
 */
export async function readGiftCards(db: Database, texts: readonly string[], today: string): Promise<GiftCard[]> {
  const codes = texts.flatMap((text) => readCode(text) ?? [])
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('gift_card_accounts')
    .selectAll()
    .where('code_hash', 'in', codes.map(hashCode))
    .execute()
  const byHash = new Map(rows.map((row) => [row.code_hash, row]))
  return codes.flatMap((code) => {
    const row = byHash.get(hashCode(code))
    if (!row) return []
    const { balance, expires_on, is_redeemable } = row
    return [{ code, balance, expiresOn: expires_on, isOver: isOver(expires_on, today), isRedeemable: is_redeemable }]
  })
}

/** `readGiftCards` for one code. */
export const readGiftCard = async (db: Database, text: string, today: string): Promise<GiftCard | undefined> =>
  (await readGiftCards(db, [text], today))[0]

const accountOf = (db: Database, code: string) =>
  db.selectFrom('gift_card_accounts').selectAll().where('code_hash', '=', hashCode(code))

/**
 * The card of a typed code. Unknown codes count like wrong passwords (customers/lockout.ts), before they are looked up.
 * A right one takes back only its own attempt, so that a valid card does not allow more guesses. Never inside a
 * transaction, because the count must stay.
 * @param by the key of the attempts: `customerTries` or `cartTries`; null counts none and leaves it to the gateway,
 * which counts networks and browsers
 * @throws DomainError GIFT_CARD_UNKNOWN, also while the key is locked
 */
export async function tryGiftCard(
  db: Database,
  { text, by, now }: { text: string; by: string | null; now: number },
): Promise<GiftCard> {
  const unknown = () => refusal('GIFT_CARD_UNKNOWN')
  if (readCode(text) === undefined) throw unknown()
  const counted = by === null ? null : await countAttempt(db, by, now)
  if (counted === undefined) throw unknown()
  const card = await readGiftCard(db, text, todayAt(now))
  if (!card) throw unknown()
  if (counted !== null) await uncount(db, counted)
  return card
}

/** No email address contains a blank, so these keys never collide with those of signing in. */
export const customerTries = (customerId: string) => `gift cards of customer ${customerId}`
export const cartTries = (cartId: string) => `gift cards of cart ${cartId}`

/**
 * Takes an amount for an order, inside the caller's transaction. A repeat for the same order and amount takes nothing
 * more.
 * @returns whether it was taken: false if the card does not exist, has expired, has too little, or the order took
 * another amount
 */
export async function spendGiftCard(
  transaction: Database,
  spending: { code: string; cents: number; orderNumber: string; today: string; now: number },
): Promise<boolean> {
  const { cents, orderNumber, today, now } = spending
  const code = readCode(spending.code)
  const row = code === undefined ? undefined : await accountOf(transaction, code).forUpdate().executeTakeFirst()
  if (!row) return false
  const { code_hash } = row
  const id = `spent_${orderNumber}`
  const before = await transaction
    .selectFrom('gift_card_entries')
    .select('change')
    .where('code_hash', '=', code_hash)
    .where('id', '=', id)
    .executeTakeFirst()
  if (before) return before.change === -cents
  if (row.balance < cents || isOver(row.expires_on, today)) return false
  await take(transaction, { code_hash, id, at: now, change: -cents, customer_id: null, order_number: orderNumber })
  return true
}

/** Returns to each card what it paid for an order, inside the caller's transaction; once. */
export async function returnToGiftCards(transaction: Database, orderNumber: string, now: number): Promise<void> {
  const spent = await transaction
    .selectFrom('gift_card_entries')
    .select(['code_hash', 'change'])
    .where('order_number', '=', orderNumber)
    .where('id', '=', `spent_${orderNumber}`)
    .orderBy('code_hash')
    .execute()
  for (const { code_hash, change } of spent) {
    const entry = { code_hash, id: `canceled_${orderNumber}`, at: now, change: -change, customer_id: null }
    await take(transaction, { ...entry, order_number: orderNumber })
  }
}

interface Entry {
  code_hash: string
  id: string
  at: number
  change: number
  customer_id: string | null
  order_number: string | null
}

async function take(transaction: Database, entry: Entry): Promise<void> {
  await transaction.insertInto('gift_card_entries').values(entry).execute()
  await transaction
    .updateTable('gift_card_accounts')
    .set((row) => ({ balance: row('balance', '+', entry.change) }))
    .where('code_hash', '=', entry.code_hash)
    .execute()
}

/**
 * Converts a card's balance into store credit. A repeat by the same customer has the same result.
 * @throws DomainError; then nothing has changed
 */
export async function redeemAsStoreCredit(
  db: Database,
  { text, customerId, now }: { text: string; customerId: string; now: number },
): Promise<GiftCard> {
  const { code } = await tryGiftCard(db, { text, by: customerTries(customerId), now })
  return db.transaction().execute(async (transaction) => {
    const row = await accountOf(transaction, code).forUpdate().executeTakeFirstOrThrow()
    const { code_hash, balance, expires_on, is_redeemable } = row
    const id = `redeemed_${customerId}`
    if (balance > 0) {
      if (isOver(expires_on, todayAt(now))) throw refusal('GIFT_CARD_OVER')
      if (!is_redeemable) throw refusal('GIFT_CARD_NOT_REDEEMABLE')
      const action = message('LEDGER_GIFT_CARD', { ending: code.slice(-4) }).text
      await take(transaction, { code_hash, id, at: now, change: -balance, customer_id: customerId, order_number: null })
      await addStoreCredit(transaction, { customerId, id: `gift_card_${code_hash}`, action, cents: balance, now })
    } else if (!(await isRedeemedBy(transaction, code_hash, customerId))) {
      throw refusal('GIFT_CARD_EMPTY')
    }
    return {
      code,
      balance: 0,
      expiresOn: expires_on,
      isOver: isOver(expires_on, todayAt(now)),
      isRedeemable: is_redeemable,
    }
  })
}

const isRedeemedBy = async (db: Database, codeHash: string, customerId: string): Promise<boolean> =>
  (await db
    .selectFrom('gift_card_entries')
    .select('id')
    .where('code_hash', '=', codeHash)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()) !== undefined

/** Inserts a new card, inside the caller's transaction. @param card.code from `newCode`; it is not stored */
export async function issueGiftCard(
  db: Database,
  card: { code: string; cents: number; expiresOn: string | null; isRedeemable: boolean },
): Promise<void> {
  await db
    .insertInto('gift_card_accounts')
    .values({
      code_hash: hashCode(card.code),
      balance: card.cents,
      expires_on: card.expiresOn,
      is_redeemable: card.isRedeemable,
    })
    .execute()
}
