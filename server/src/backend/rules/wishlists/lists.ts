/** Wishlists and their items. @module */
/** (2c.6, 9c.6) Customers' wishlists as a whole. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../platform/db.ts'
import { onceForCustomer } from '../../platform/once-for-customer.ts'
import { refusal } from '../../platform/domain-error.ts'
import { MAX_WISHLISTS } from './problems.ts'
import type { Visibility, WishlistRow } from '../../platform/tables/wishlists.ts'

/** The caller and the request's data. */
export interface WishlistOwner {
  customerId: string
  /** Epoch milliseconds. */
  now: number
  ids: () => string
  /** The request's idempotency key. */
  key: string | null
}

/** The name of the default list until its owner renames it. */
const DEFAULT_NAME = 'Wishlist'
const LONGEST_NAME = 100

/** A customer's lists, the default one first. */
export const readWishlists = (db: Database, customerId: string): Promise<WishlistRow[]> =>
  db.selectFrom('wishlists').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()

/** The customer's list with an id; undefined for any other. */
export async function findWishlist(db: Database, customerId: string, id: string): Promise<WishlistRow | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined
  return db
    .selectFrom('wishlists')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', Number(id))
    .executeTakeFirst()
}

/** Locks the customer's row, so that changes of wishlists run one at a time. */
const lockWishlists = (transaction: Database, customerId: string) =>
  transaction.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst()

/**
 * The list in a request, with the customer's lists locked. `0` is the default one, which is created if it does not
 * exist, as clients of Adobe Commerce expect.
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

/** @throws DomainError WISHLIST_NOT_FOUND, if it was deleted in the meantime */
export async function readOwn(db: Database, customerId: string, id: number): Promise<WishlistRow> {
  const row = await findWishlist(db, customerId, String(id))
  if (!row) throw refusal('WISHLIST_NOT_FOUND')
  return row
}

/** Omitted or null fields stay. @throws DomainError; then nothing has changed */
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

/**
 * Deletes a list with its items. The default list cannot be deleted. @throws DomainError WISHLIST_NOT_FOUND,
 * DEFAULT_STAYS
 */
export const deleteWishlist = (db: Database, customerId: string, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockWishlists(transaction, customerId)
    const [first, ...others] = await readWishlists(transaction, customerId)
    if (first && String(first.id) === id) throw refusal('DEFAULT_STAYS')
    const list = others.find((other) => String(other.id) === id)
    if (!list) throw refusal('WISHLIST_NOT_FOUND')
    await transaction.deleteFrom('wishlists').where('id', '=', list.id).execute()
  })
