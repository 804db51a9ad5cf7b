/** (2c.6) Moves wishlist items into the customer's cart. */
import { z } from 'zod'
import { customersCart, lockCart, settingOf, type CartEnvironment } from '../carts/carts.ts'
import type { ItemError } from '../carts/cart-items.ts'
import { moveCart } from '../carts/change-cart.ts'
import { addItems, type CartAt } from '../carts/change-items.ts'
import { notifyChange } from '../../platform/changes/notify.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import { onceForCustomer } from '../../platform/once-for-customer.ts'
import { refusal } from '../../platform/domain-error.ts'
import { deleteItem, readItems, touchList } from './items.ts'
import { lockWishlist, readOwn, type WishlistOwner } from './lists.ts'
import { itemNotFound, MAX_ITEMS } from './problems.ts'
import type { WishlistItemRow, WishlistRow } from '../../platform/tables/wishlists.ts'
import { keptMessage } from '../../../platform/message.ts'

const outcome = z.object({
  listId: z.int(),
  errors: z.array(
    z.object({
      itemId: z.string(),
      code: z.enum(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'UNDEFINED']),
      message: keptMessage,
    }),
  ),
})
type Outcome = z.infer<typeof outcome>
/** Why an item stays in its list (8.25). */
export type ToCartError = Outcome['errors'][number]

const codeOf = ({ code }: ItemError): ToCartError['code'] => (code === 'COULD_NOT_FIND_CART_ITEM' ? 'UNDEFINED' : code)

/**
 * Moves items of a list into the customer's cart, by default all. Each is added in its whole quantity or stays, with a
 * reason. One transaction, once for an idempotency key.
 * @throws DomainError WISHLIST_NOT_FOUND, TOO_MANY_INPUTS; CartProblem
 */
export async function moveToCart(
  env: CartEnvironment,
  customer: CustomerRow,
  owner: WishlistOwner,
  { listId, itemIds }: { listId: string; itemIds: readonly string[] | null },
): Promise<{ list: WishlistRow; errors: ToCartError[] }> {
  if (itemIds && itemIds.length > MAX_ITEMS) throw refusal('TOO_MANY_INPUTS', { count: MAX_ITEMS })
  const request = { ...owner, operation: 'addWishlistItemsToCart', input: { listId, itemIds } }
  const done = await onceForCustomer(env.db, request, outcome, async (db): Promise<Outcome> => {
    const at = await lockCustomersCart({ ...env, db }, customer)
    const list = await lockWishlist(db, owner, listId)
    // What a menu sells is not this cart's.
    const rows = (await readItems(db, list.id)).filter(({ channel }) => channel === 'commerce').toReversed()
    const errors: ToCartError[] = []
    for (const itemId of new Set(itemIds ?? rows.map(({ id }) => String(id)))) {
      const row = rows.find(({ id }) => String(id) === itemId)
      if (row) errors.push(...(await moveItem(at, row)))
      else errors.push({ itemId, ...itemNotFound(itemId) })
    }
    await touchList(db, list.id, owner.now)
    await notifyChange(db, 'cart', at.cartId)
    return { listId: list.id, errors }
  })
  return { list: await readOwn(env.db, owner.customerId, done.listId), errors: done.errors }
}

async function lockCustomersCart(env: CartEnvironment, customer: CustomerRow): Promise<CartAt> {
  const row = await lockCart(env, (await customersCart(env, customer)).id)
  const setting = await settingOf(env, row)
  await moveCart(env, row, setting)
  return { env, cartId: row.id, setting }
}

async function moveItem(at: CartAt, row: WishlistItemRow): Promise<ToCartError[]> {
  const [error] = await addItems(at, [
    {
      sku: row.sku,
      parentSku: row.parent_sku,
      quantity: row.quantity,
      selectedOptions: row.selected_options,
      enteredOptions: row.entered_options,
    },
  ])
  if (error) return [{ itemId: String(row.id), code: codeOf(error), message: error.message }]
  await deleteItem(at.env.db, row.id)
  return []
}
