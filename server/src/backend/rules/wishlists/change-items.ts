/**
 * (2c.6) Adding, changing, removing, copying and moving items. Each is one transaction, once for an idempotency key. An
 * item that fails is an error in the answer, and the others succeed.
 */
import { z } from 'zod'
import type { Catalogue } from '../catalogue/model.ts'
import type { Database } from '../../platform/db.ts'
import { onceForCustomer } from '../../platform/once-for-customer.ts'
import { refusal } from '../../platform/domain-error.ts'
import { isError, quantityProblem, readChoice, readQuantity, type ChoiceInput } from './choice.ts'
import { choiceOfRow, deleteItem, putItem, readItems, rewriteItem, takeItem, touchList } from './items.ts'
import { lockWishlist, readOwn, type WishlistOwner } from './lists.ts'
import { menuChoice } from './menu-products.ts'
import { itemNotFound, MAX_ITEMS, problem, type WishlistError } from './problems.ts'
import type { EnteredOption, WishChannel, WishlistItemRow, WishlistRow } from '../../platform/tables/wishlists.ts'
import { keptMessage, message } from '../../../platform/message.ts'

const LONGEST_DESCRIPTION = 255

const outcome = z.object({
  /** The changed lists. */
  lists: z.array(z.int()),
  errors: z.array(z.object({ code: z.enum(['PRODUCT_NOT_FOUND', 'UNDEFINED']), message: keptMessage })),
})
type Outcome = z.infer<typeof outcome>

export interface Changed {
  list: WishlistRow
  errors: WishlistError[]
}

/** The result for one item: its error, or undefined. */
type Step = () => Promise<WishlistError | undefined>

async function stepByStep(steps: readonly Step[]): Promise<WishlistError[]> {
  const errors: WishlistError[] = []
  for (const step of steps) {
    const error = await step()
    if (error) errors.push(error)
  }
  return errors
}

interface Request {
  operation: string
  listId: string
  items: readonly unknown[]
}

/** @throws DomainError TOO_MANY_INPUTS, WISHLIST_NOT_FOUND, or that the key was used for another request */
async function changeList(
  db: Database,
  owner: WishlistOwner,
  { operation, listId, items }: Request,
  steps: (transaction: Database, list: WishlistRow) => Promise<Step[]>,
): Promise<Changed> {
  if (items.length > MAX_ITEMS) throw refusal('TOO_MANY_INPUTS', { count: MAX_ITEMS })
  const request = { ...owner, operation, input: { listId, items } }
  const done = await onceForCustomer(db, request, outcome, async (transaction): Promise<Outcome> => {
    const list = await lockWishlist(transaction, owner, listId)
    const errors = await stepByStep(await steps(transaction, list))
    await touchList(transaction, list.id, owner.now)
    return { lists: [list.id], errors }
  })
  return { list: await readOwn(db, owner.customerId, done.lists[0] ?? 0), errors: done.errors }
}

/** The item with an id, among a list's items. */
const named = (items: readonly WishlistItemRow[], id: string) => items.find((item) => String(item.id) === id)

export type NewWish = ChoiceInput & { channel: WishChannel; quantity: number }

/** `0` is the default list, which is created if it does not exist. */
export const addItems = (
  db: Database,
  owner: WishlistOwner,
  { catalogue, listId, items }: { catalogue: Catalogue; listId: string; items: readonly NewWish[] },
): Promise<Changed> =>
  changeList(db, owner, { operation: 'addProductsToWishlist', listId, items }, async (transaction, list) =>
    items.map((item) => async () => {
      const choice = item.channel === 'ordering' ? await menuChoice(transaction, item.sku) : readChoice(item, catalogue)
      if (isError(choice)) return choice
      const quantity = readQuantity(item.quantity)
      if (quantity === undefined) return quantityProblem
      return putItem(transaction, { wishlistId: list.id, now: owner.now }, { choice, quantity, description: null })
    }),
  )

export const removeItems = (
  db: Database,
  owner: WishlistOwner,
  { listId, items }: { listId: string; items: readonly string[] },
): Promise<Changed> =>
  changeList(db, owner, { operation: 'removeProductsFromWishlist', listId, items }, async (transaction, list) => {
    const rows = await readItems(transaction, list.id)
    return items.map((id) => async () => {
      const row = named(rows, id)
      if (!row) return itemNotFound(id)
      await deleteItem(transaction, row.id)
      return undefined
    })
  })

/** Null fields stay. */
export interface WishUpdate {
  id: string
  quantity: number | null
  description: string | null
  selectedOptions: readonly string[] | null
  enteredOptions: readonly EnteredOption[] | null
}

export const updateItems = (
  db: Database,
  owner: WishlistOwner,
  { catalogue, listId, items }: { catalogue: Catalogue; listId: string; items: readonly WishUpdate[] },
): Promise<Changed> =>
  changeList(db, owner, { operation: 'updateProductsInWishlist', listId, items }, async (transaction, list) =>
    items.map((update) => async () => {
      const row = named(await readItems(transaction, list.id), update.id)
      if (!row) return itemNotFound(update.id)
      const quantity = update.quantity === null ? row.quantity : readQuantity(update.quantity)
      if (quantity === undefined) return quantityProblem
      const description = update.description === null ? row.description : update.description.trim()
      if (description !== null && description.length > LONGEST_DESCRIPTION) {
        return problem(message('WISHLIST_DESCRIPTION_TOO_LONG', { count: LONGEST_DESCRIPTION }))
      }
      const choice = rechosen(row, update, catalogue)
      if (isError(choice)) return choice
      const entry = { choice, quantity, description: description === '' ? null : description }
      return rewriteItem(transaction, { wishlistId: list.id, now: owner.now }, row, entry)
    }),
  )

function rechosen(row: WishlistItemRow, { selectedOptions, enteredOptions }: WishUpdate, catalogue: Catalogue) {
  if (row.channel === 'ordering' || (selectedOptions === null && enteredOptions === null)) return choiceOfRow(row)
  return readChoice(
    {
      // Another variant may be chosen, so the choice starts from the configurable product.
      sku: row.parent_sku !== null && selectedOptions !== null ? row.parent_sku : row.sku,
      parentSku: null,
      selectedOptions: selectedOptions ?? row.selected_options,
      enteredOptions: enteredOptions ?? row.entered_options,
    },
    catalogue,
  )
}

export interface Transfer {
  id: string
  /** Null for the whole quantity. */
  quantity: number | null
}

/** @throws DomainError as `changeList`, and SAME_WISHLIST */
export async function transferItems(
  db: Database,
  owner: WishlistOwner,
  transfer: { kind: 'copy' | 'move'; from: string; to: string; items: readonly Transfer[] },
): Promise<{ source: WishlistRow; destination: WishlistRow; errors: WishlistError[] }> {
  const { kind, from, to, items } = transfer
  if (items.length > MAX_ITEMS) throw refusal('TOO_MANY_INPUTS', { count: MAX_ITEMS })
  const request = { ...owner, operation: `${kind}ProductsBetweenWishlists`, input: { from, to, items } }
  const done = await onceForCustomer(db, request, outcome, async (transaction): Promise<Outcome> => {
    const [source, destination] = [
      await lockWishlist(transaction, owner, from),
      await lockWishlist(transaction, owner, to),
    ]
    if (source.id === destination.id) throw refusal('SAME_WISHLIST')
    const errors = await stepByStep(
      items.map((item) => async () => {
        const row = named(await readItems(transaction, source.id), item.id)
        if (!row) return itemNotFound(item.id)
        const quantity = readQuantity(item.quantity ?? row.quantity)
        if (quantity === undefined) return quantityProblem
        if (quantity > row.quantity) return problem(message('WISHLIST_TOO_FEW'))
        const entry = { choice: choiceOfRow(row), quantity, description: row.description }
        const error = await putItem(transaction, { wishlistId: destination.id, now: owner.now }, entry)
        if (!error && kind === 'move') await takeItem(transaction, row, quantity)
        return error
      }),
    )
    for (const { id } of [source, destination]) await touchList(transaction, id, owner.now)
    return { lists: [source.id, destination.id], errors }
  })
  const [source, destination] = done.lists
  return {
    source: await readOwn(db, owner.customerId, source ?? 0),
    destination: await readOwn(db, owner.customerId, destination ?? 0),
    errors: done.errors,
  }
}
