/** Wishlists and their items. @module */
/** (2c.6, 9c.6) The wishlists of customers, as a whole. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../platform/db.ts'
import { onceForCustomer } from '../../platform/once-for-customer.ts'
import { refusal } from '../../platform/domain-error.ts'
import { MAX_WISHLISTS } from './problems.ts'
import type { Visibility, WishlistRow } from '../../platform/tables/wishlists.ts'

/** Who asks, and what a request says. */
export interface WishlistOwner {
  customerId: string
  /** Epoch milliseconds. */
  now: number
  ids: () => string
  /** The request's idempotency key. */
  key: string | null
}

/** What the default list is called until its owner renames it. */
const DEFAULT_NAME = 'Wishlist'
const LONGEST_NAME = 100

/** A customer's lists, the default one first. */
export const readWishlists = (db: Database, customerId: string): Promise<WishlistRow[]> =>
  db.selectFrom('wishlists').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()

/** A list of the customer's by its id; undefined for any other. */
export async function findWishlist(db: Database, customerId: string, id: string): Promise<WishlistRow | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined
  return db
    .selectFrom('wishlists')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', Number(id))
    .executeTakeFirst()
}

/** One at a time for a customer: whoever changes wishlists holds the customer's row. */
const lockWishlists = (transaction: Database, customerId: string) =>
  transaction.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst()

/**
 * The list that a request names, with the customer's lists locked. `0` is the default one, which is made if it is not
 * there yet, as clients of Adobe Commerce expect it.
 * @throws DomainError WISHLIST_NOT_FOUND
 */
export async function lockWishlist(transaction: Database, owner: WishlistOwner, id: string): Promise<WishlistRow> {
  await lockWishlists(transaction, owner.customerId)
  const found =
    id === '0' ? await defaultList(transaction, owner) : await findWishlist(transaction, owner.customerId, id)
  if (!found) throw refusal('WISHLIST_NOT_FOUND')
  return found
}

async function defaultList(transaction: Database, owner: WishlistOwner): Promise<WishlistRow> {
  const [first] = await readWishlists(transaction, owner.customerId)
  return first ?? insertList(transaction, owner, { name: DEFAULT_NAME, visibility: 'PRIVATE' })
}

const insertList = (
  transaction: Database,
  { customerId, now, ids }: WishlistOwner,
  list: { name: string; visibility: Visibility },
): Promise<WishlistRow> =>
  transaction
    .insertInto('wishlists')
    .values({
      ...list,
      customer_id: customerId,
      sharing_code: createHash('sha256').update(ids()).digest('hex').slice(0, 32),
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** @throws DomainError NAME_INVALID, NAME_TAKEN */
function checkName(text: string, others: readonly WishlistRow[]): string {
  const name = text.trim()
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) throw refusal('WISHLIST_NAME_INVALID')
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw refusal('NAME_TAKEN')
  return name
}

/** @throws DomainError TOO_MANY_WISHLISTS, NAME_INVALID, NAME_TAKEN; then nothing has changed */
export async function createWishlist(
  db: Database,
  owner: WishlistOwner,
  input: { name: string; visibility: Visibility },
): Promise<WishlistRow> {
  const request = { ...owner, operation: 'createWishlist', input }
  const { id } = await onceForCustomer(db, request, z.object({ id: z.int() }), async (transaction) => {
    await lockWishlists(transaction, owner.customerId)
    const before = await readWishlists(transaction, owner.customerId)
    if (before.length >= MAX_WISHLISTS) throw refusal('TOO_MANY_WISHLISTS', { count: MAX_WISHLISTS })
    const name = checkName(input.name, before)
    const made = await insertList(transaction, owner, { name, visibility: input.visibility })
    return { id: made.id }
  })
  return readOwn(db, owner.customerId, id)
}

/** @throws DomainError WISHLIST_NOT_FOUND, where it was deleted since */
export async function readOwn(db: Database, customerId: string, id: number): Promise<WishlistRow> {
  const row = await findWishlist(db, customerId, String(id))
  if (!row) throw refusal('WISHLIST_NOT_FOUND')
  return row
}

/** What is left out or null stays. @throws DomainError; then nothing has changed */
export const updateWishlist = (
  db: Database,
  owner: WishlistOwner,
  { id, name, visibility }: { id: string; name: string | null; visibility: Visibility | null },
): Promise<WishlistRow> =>
  db.transaction().execute(async (transaction) => {
    const list = await lockWishlist(transaction, owner, id)
    const others = (await readWishlists(transaction, owner.customerId)).filter((other) => other.id !== list.id)
    return transaction
      .updateTable('wishlists')
      .set({
        name: name === null ? list.name : checkName(name, others),
        visibility: visibility ?? list.visibility,
        updated_at: owner.now,
      })
      .where('id', '=', list.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })

/** Deletes a list with its items; the default one stays. @throws DomainError WISHLIST_NOT_FOUND, DEFAULT_STAYS */
export const deleteWishlist = (db: Database, customerId: string, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockWishlists(transaction, customerId)
    const [first, ...others] = await readWishlists(transaction, customerId)
    if (first && String(first.id) === id) throw refusal('DEFAULT_STAYS')
    const list = others.find((other) => String(other.id) === id)
    if (!list) throw refusal('WISHLIST_NOT_FOUND')
    await transaction.deleteFrom('wishlists').where('id', '=', list.id).execute()
  })
