/** Items of wishlists: reading and writing rows. Writers hold the lock of the customer's lists (`lockWishlist`). */
import type { Database } from '../../platform/db.ts'
import type { Choice } from './choice.ts'
import { LARGEST_QUANTITY, MAX_ITEMS, problem, type WishlistError } from './problems.ts'
import type { WishlistItemRow } from '../../platform/tables/wishlists.ts'
import { message } from '../../../platform/message.ts'

/** A list's items, latest first. */
export const readItems = (db: Database, wishlistId: number): Promise<WishlistItemRow[]> =>
  db.selectFrom('wishlist_items').selectAll().where('wishlist_id', '=', wishlistId).orderBy('id', 'desc').execute()

/** How many there are of what the commerce catalogue sells. */
export async function countItems(db: Database, wishlistId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_items')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('wishlist_id', '=', wishlistId)
    .where('channel', '=', 'commerce')
    .executeTakeFirstOrThrow()
  return count
}

export const choiceOfRow = (row: WishlistItemRow): Choice => ({
  channel: row.channel,
  sku: row.sku,
  parentSku: row.parent_sku,
  selectedOptions: row.selected_options,
  enteredOptions: row.entered_options,
  key: row.choice_key,
})

export interface WishedItem {
  choice: Choice
  quantity: number
  description: string | null
}

const columnsOf = ({ choice, quantity, description }: WishedItem) => ({
  channel: choice.channel,
  sku: choice.sku,
  parent_sku: choice.parentSku,
  selected_options: JSON.stringify(choice.selectedOptions),
  entered_options: JSON.stringify(choice.enteredOptions),
  choice_key: choice.key,
  quantity,
  description,
})

/** Adds an item to a list, or increases its quantity if it is there. @returns the reason of a refusal, or undefined */
export async function putItem(
  transaction: Database,
  { wishlistId, now }: { wishlistId: number; now: number },
  wish: WishedItem,
): Promise<WishlistError | undefined> {
  const items = await readItems(transaction, wishlistId)
  const same = items.find((item) => item.choice_key === wish.choice.key)
  if (!same) {
    if (items.length >= MAX_ITEMS) return problem(message('WISHLIST_ITEMS_FULL', { count: MAX_ITEMS }))
    await transaction
      .insertInto('wishlist_items')
      .values({ ...columnsOf(wish), wishlist_id: wishlistId, added_at: now })
      .execute()
    return undefined
  }
  const quantity = Math.min(LARGEST_QUANTITY, same.quantity + wish.quantity)
  await transaction
    .updateTable('wishlist_items')
    .set({ quantity, description: wish.description ?? same.description })
    .where('id', '=', same.id)
    .execute()
  return undefined
}

/** Updates an item. If the list already has the same choice, the two are merged. */
export async function rewriteItem(
  transaction: Database,
  at: { wishlistId: number; now: number },
  row: WishlistItemRow,
  wish: WishedItem,
): Promise<WishlistError | undefined> {
  const items = await readItems(transaction, at.wishlistId)
  const isElsewhere = items.some((item) => item.id !== row.id && item.choice_key === wish.choice.key)
  if (isElsewhere) {
    await deleteItem(transaction, row.id)
    return putItem(transaction, at, wish)
  }
  await transaction.updateTable('wishlist_items').set(columnsOf(wish)).where('id', '=', row.id).execute()
  return undefined
}

export async function deleteItem(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('wishlist_items').where('id', '=', id).execute()
}

/** Removes a quantity of an item from its list; at zero the item itself. */
export async function takeItem(transaction: Database, row: WishlistItemRow, quantity: number): Promise<void> {
  if (quantity >= row.quantity) return deleteItem(transaction, row.id)
  await transaction
    .updateTable('wishlist_items')
    .set({ quantity: row.quantity - quantity })
    .where('id', '=', row.id)
    .execute()
}

/** Updates the list's time of change. */
export async function touchList(transaction: Database, wishlistId: number, now: number): Promise<void> {
  await transaction.updateTable('wishlists').set({ updated_at: now }).where('id', '=', wishlistId).execute()
}
