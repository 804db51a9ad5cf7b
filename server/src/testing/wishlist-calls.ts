/** For contract tests: a signed-in customer, and their wishlist calls. */
import { z } from 'zod'
import type { Harness } from './backend-harness.ts'
import { commerceCalls, MESA } from './commerce-calls.ts'
import { customerCalls } from './customer-calls.ts'

const ITEMS = 'items_v2 { items { id quantity description product { sku } } }'
const OUTPUT = `wishlist { id items_count ${ITEMS} } user_errors { code message }`

const list = z.object({
  id: z.string(),
  items_count: z.int(),
  items_v2: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        quantity: z.number(),
        description: z.string().nullable(),
        product: z.object({ sku: z.string() }).nullable(),
      }),
    ),
  }),
})
const changed = z.object({ wishlist: list, user_errors: z.array(z.object({ code: z.string(), message: z.string() })) })
const created = z.object({ createWishlist: z.object({ wishlist: z.object({ id: z.string() }) }) })

/** A signed-in customer, and their wishlist calls. */
export const wisher = async (harness: () => Harness) => {
  const customers = customerCalls(harness)
  const { token } = await customers.signIn(await customers.signUp())
  const headers = { ...MESA, ...customers.bearer(token) }
  const { ask, post } = commerceCalls(harness)
  const send = (query: string, variables: object = {}, more = {}) => post(query, variables, { ...headers, ...more })
  const change = async (query: string, variables: object, more = {}) => {
    const [answer] = Object.values(await ask(query, variables, { ...headers, ...more }))
    return changed.parse(answer)
  }
  const create = (name: string) =>
    send(
      `mutation ($name: String!) { createWishlist(input: { name: $name, visibility: PRIVATE }) { wishlist { id } } }`,
      { name },
    )
  return {
    headers,
    send,
    create,
    /** A new list's id. */
    named: async (name: string) => created.parse((await create(name)).data).createWishlist.wishlist.id,
    add: (listId: string, items: readonly object[], more = {}) =>
      change(
        `mutation ($listId: ID!, $items: [WishlistItemInput!]!) {
          addProductsToWishlist(wishlistId: $listId, wishlistItems: $items) { ${OUTPUT} } }`,
        { listId, items },
        more,
      ),
    remove: (listId: string, items: readonly string[]) =>
      change(
        `mutation ($listId: ID!, $items: [ID!]!) {
          removeProductsFromWishlist(wishlistId: $listId, wishlistItemsIds: $items) { ${OUTPUT} } }`,
        { listId, items },
      ),
    update: (listId: string, items: readonly object[]) =>
      change(
        `mutation ($listId: ID!, $items: [WishlistItemUpdateInput!]!) {
          updateProductsInWishlist(wishlistId: $listId, wishlistItems: $items) { ${OUTPUT} } }`,
        { listId, items },
      ),
    transfer: (kind: 'Copy' | 'Move', args: object, more = {}) =>
      send(
        `mutation ($from: ID!, $to: ID!, $items: [WishlistItem${kind}Input!]!) {
          ${kind.toLowerCase()}ProductsBetweenWishlists(
            sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items
          ) { source_wishlist { ${ITEMS} } destination_wishlist { ${ITEMS} } user_errors { code message } } }`,
        args,
        more,
      ),
    read: async (id: string) => {
      const data = await ask(
        `query ($id: ID!) { customer { wishlist_v2(id: $id) { id items_count ${ITEMS} } } }`,
        { id },
        headers,
      )
      return z.object({ wishlist_v2: list.nullable() }).parse(data['customer']).wishlist_v2
    },
  }
}

/** Skus with quantities, in the order of their addition. */
export const held = (wishlist: z.infer<typeof list> | null) =>
  (wishlist?.items_v2.items ?? []).map(({ product, quantity }) => [product?.sku, quantity]).toReversed()
