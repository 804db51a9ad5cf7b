/** The sample customers' wishlists as rows of the backend's tables. */
import { createHash } from 'node:crypto'
import type { SampleCustomer } from '@leaflog/fixtures'
import { choiceKey } from '../rules/wishlists/choice.ts'

const listsOf = (customers: readonly SampleCustomer[]) =>
  customers
    .flatMap(({ id, createdAt, wishlists }) => wishlists.map((list) => ({ ...list, owner: id, at: createdAt })))
    .map((list, index) => ({ ...list, id: index + 1 }))

export const wishlistRows = (customers: readonly SampleCustomer[]) =>
  listsOf(customers).map(({ id, owner, name, visibility, at }) => ({
    id,
    customer_id: owner,
    name,
    visibility,
    sharing_code: createHash('sha256').update(`wishlist ${owner} ${id}`).digest('hex').slice(0, 32),
    updated_at: at,
  }))

/** The configurable product of a variant: the part before the underscore. */
const parentOf = (sku: string) => (sku.includes('_') ? sku.slice(0, sku.indexOf('_')) : null)

export const wishlistItemRows = (customers: readonly SampleCustomer[]) =>
  listsOf(customers)
    .flatMap(({ id, items, at }) => items.map((item) => ({ ...item, list: id, at })))
    .map(({ list, sku, quantity, description, at }, index) => ({
      id: index + 1,
      wishlist_id: list,
      sku,
      parent_sku: parentOf(sku),
      selected_options: [],
      entered_options: [],
      choice_key: choiceKey(sku),
      quantity,
      description,
      added_at: at,
    }))
