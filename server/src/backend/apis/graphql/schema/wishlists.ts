import type {
  MutationCopyProductsBetweenWishlistsArgs,
  Resolvers,
  WishlistItemInput,
  WishlistItemUpdateInput,
} from './resolvers.generated.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import * as changes from '../../../rules/wishlists/change-items.ts'
import { countItems, readItems } from '../../../rules/wishlists/items.ts'
import * as lists from '../../../rules/wishlists/lists.ts'
import type { WishlistRow } from '../../../platform/tables/wishlists.ts'
import { stamp } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { pageInfo, readPage } from './paging.ts'
import { refusing } from './refusals.ts'
import { wishlistItemResolvers, type WishNode } from './wishlist-items.ts'
import { menuNodesOf, menuWishResolvers } from './wishlist-menu-items.ts'

export async function wishlistOwnerOf({
  customer,
  clock,
  ids,
  idempotencyKey,
}: CommerceContext): Promise<lists.WishlistOwner> {
  return { customerId: (await customer()).id, now: clock(), ids, key: idempotencyKey }
}

const present = <Value>(values: readonly (Value | null)[] | null | undefined): Value[] | null =>
  values?.filter((value) => value !== null) ?? null

const newWish = (item: WishlistItemInput): changes.NewWish => ({
  channel: item.channel === 'ORDERING' ? 'ordering' : 'commerce',
  sku: item.sku,
  parentSku: item.parent_sku ?? null,
  quantity: item.quantity,
  selectedOptions: present(item.selected_options) ?? [],
  enteredOptions: present(item.entered_options) ?? [],
})

const wishUpdate = (item: WishlistItemUpdateInput): changes.WishUpdate => ({
  id: item.wishlist_item_id,
  quantity: item.quantity ?? null,
  description: item.description ?? null,
  selectedOptions: present(item.selected_options),
  enteredOptions: present(item.entered_options),
})

const output = ({ list, errors }: changes.Changed) => ({ wishlist: list, user_errors: errors })

const transfer =
  (kind: 'copy' | 'move') =>
  (
    _: unknown,
    { sourceWishlistUid, destinationWishlistUid, wishlistItems }: MutationCopyProductsBetweenWishlistsArgs,
    context: CommerceContext,
  ) =>
    refusing(async () => {
      const { source, destination, errors } = await changes.transferItems(context.db, await wishlistOwnerOf(context), {
        kind,
        from: sourceWishlistUid,
        to: destinationWishlistUid,
        items: wishlistItems.map((item) => ({ id: item.wishlist_item_id, quantity: item.quantity ?? null })),
      })
      return { source_wishlist: source, destination_wishlist: destination, user_errors: errors }
    })

/** The list of a customer who has none yet. */
const noList = { id: null, name: null, visibility: 'PRIVATE', sharing_code: null, updated_at: null } as const
export type ListNode = WishlistRow | typeof noList

const nodesOf = async (list: ListNode, context: CommerceContext): Promise<WishNode[]> => {
  if (list.id === null) return []
  const view = await context.catalogue()
  const rows = await readItems(context.db, list.id)
  return rows.filter(({ channel }) => channel === 'commerce').map((row) => ({ row, view }))
}

const listFields = {
  updated_at: (list: ListNode) => (list.updated_at === null ? null : stamp(list.updated_at)),
  items_count: (list: ListNode, _args: unknown, { db }: CommerceContext) =>
    list.id === null ? 0 : countItems(db, list.id),
  items: (list: ListNode, _args: unknown, context: CommerceContext) => nodesOf(list, context),
}

const firstList = async ({ id }: CustomerRow, { db }: CommerceContext): Promise<ListNode> =>
  (await lists.readWishlists(db, id))[0] ?? noList

/** (2c.6, 9c.6) The signed-in customer's wishlists, up to five. */
export const wishlists: Resolvers = {
  Query: {
    wishlist: async (_, _args, context) => firstList(await context.customer(), context),
  },
  Mutation: {
    createWishlist: (_, { input }, context) =>
      refusing(async () => ({
        wishlist: await lists.createWishlist(context.db, await wishlistOwnerOf(context), input),
      })),
    updateWishlist: (_, { wishlistId: id, name, visibility }, context) =>
      refusing(async () => {
        const change = { id, name: name ?? null, visibility: visibility ?? null }
        const list = await lists.updateWishlist(context.db, await wishlistOwnerOf(context), change)
        return { uid: String(list.id), name: list.name, visibility: list.visibility }
      }),
    deleteWishlist: (_, { wishlistId }, context) =>
      refusing(async () => {
        const { id } = await context.customer()
        await lists.deleteWishlist(context.db, id, wishlistId)
        return { status: true, wishlists: await lists.readWishlists(context.db, id) }
      }),
    addProductsToWishlist: (_, { wishlistId: listId, wishlistItems }, context) =>
      refusing(async () => {
        const owner = await wishlistOwnerOf(context)
        const { catalogue } = await context.catalogue()
        return output(
          await changes.addItems(context.db, owner, { catalogue, listId, items: wishlistItems.map(newWish) }),
        )
      }),
    removeProductsFromWishlist: (_, { wishlistId: listId, wishlistItemsIds: items }, context) =>
      refusing(async () =>
        output(await changes.removeItems(context.db, await wishlistOwnerOf(context), { listId, items })),
      ),
    updateProductsInWishlist: (_, { wishlistId: listId, wishlistItems }, context) =>
      refusing(async () => {
        const owner = await wishlistOwnerOf(context)
        const { catalogue } = await context.catalogue()
        const items = wishlistItems.map(wishUpdate)
        return output(await changes.updateItems(context.db, owner, { catalogue, listId, items }))
      }),
    copyProductsBetweenWishlists: transfer('copy'),
    moveProductsBetweenWishlists: transfer('move'),
  },
  Customer: {
    wishlist: (row, _args, context) => firstList(row, context),
    wishlist_v2: async (row, { id }, { db }) => (await lists.findWishlist(db, row.id, id)) ?? null,
    wishlists: async (row, asked, { db }) => {
      const { offset, size } = readPage(asked, 20)
      return (await lists.readWishlists(db, row.id)).slice(offset, offset + size)
    },
  },
  StoreConfig: {
    magento_wishlist_general_is_enabled: () => '1',
  },
  Wishlist: {
    ...listFields,
    items_v2: async (list, asked, context) => {
      const page = readPage(asked, 20)
      const nodes = await nodesOf(list, context)
      return { items: nodes.slice(page.offset, page.offset + page.size), page_info: pageInfo(page, nodes.length) }
    },
    menu_items: async (list, _args, context) => (list.id === null ? [] : menuNodesOf(list.id, context)),
  },
  WishlistOutput: listFields,
  ...wishlistItemResolvers,
  ...menuWishResolvers,
}
