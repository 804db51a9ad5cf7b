import type { CustomerRow } from '../../../platform/tables/customers.ts'
import * as changes from '../../../rules/wishlists/change-items.ts'
import { countItems, readItems } from '../../../rules/wishlists/items.ts'
import * as lists from '../../../rules/wishlists/lists.ts'
import type { EnteredOption, Visibility, WishlistRow } from '../../../platform/tables/wishlists.ts'
import { stamp } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { pageInfo, readPage, type PageArguments } from './paging.ts'
import { refusing } from './refusals.ts'
import { wishlistItemResolvers, type WishNode } from './wishlist-items.ts'
import { wishlistItemTypes } from './wishlist-item-types.ts'
import { wishlistsTypes } from './wishlists-types.ts'

interface Options {
  selected_options?: readonly (string | null)[] | null
  entered_options?: readonly (EnteredOption | null)[] | null
}
type WishlistItemInput = Options & { sku: string; parent_sku?: string | null; quantity: number }
type WishlistItemUpdateInput = Options & {
  wishlist_item_id: string
  quantity?: number | null
  description?: string | null
}
interface TransferArguments {
  sourceWishlistUid: string
  destinationWishlistUid: string
  wishlistItems: readonly { wishlist_item_id: string; quantity?: number | null }[]
}

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
    { sourceWishlistUid, destinationWishlistUid, wishlistItems }: TransferArguments,
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

/** Of who has no list yet. */
const noList = { id: null, name: null, visibility: 'PRIVATE', sharing_code: null, updated_at: null } as const
type ListNode = WishlistRow | typeof noList

const nodesOf = async (list: ListNode, context: CommerceContext): Promise<WishNode[]> => {
  if (list.id === null) return []
  const view = await context.catalogue()
  return (await readItems(context.db, list.id)).map((row) => ({ row, view }))
}

const listFields = {
  updated_at: (list: ListNode) => (list.updated_at === null ? null : stamp(list.updated_at)),
  items_count: (list: ListNode, _args: unknown, { db }: CommerceContext) =>
    list.id === null ? 0 : countItems(db, list.id),
  items: (list: ListNode, _args: unknown, context: CommerceContext) => nodesOf(list, context),
}

const firstList = async ({ id }: CustomerRow, { db }: CommerceContext): Promise<ListNode> =>
  (await lists.readWishlists(db, id))[0] ?? noList

/** (2c.6, 9c.6) Wishlists of the customer who is signed in, up to five. */
export const wishlists = {
  typeDefs: wishlistsTypes + wishlistItemTypes,
  resolvers: {
    Query: {
      wishlist: async (_: unknown, _args: unknown, context: CommerceContext) =>
        firstList(await context.customer(), context),
    },
    Mutation: {
      createWishlist: (
        _: unknown,
        { input }: { input: { name: string; visibility: Visibility } },
        context: CommerceContext,
      ) =>
        refusing(async () => ({
          wishlist: await lists.createWishlist(context.db, await wishlistOwnerOf(context), input),
        })),
      updateWishlist: (
        _: unknown,
        {
          wishlistId: id,
          name,
          visibility,
        }: { wishlistId: string; name?: string | null; visibility?: Visibility | null },
        context: CommerceContext,
      ) =>
        refusing(async () => {
          const change = { id, name: name ?? null, visibility: visibility ?? null }
          const list = await lists.updateWishlist(context.db, await wishlistOwnerOf(context), change)
          return { uid: String(list.id), name: list.name, visibility: list.visibility }
        }),
      deleteWishlist: (_: unknown, { wishlistId }: { wishlistId: string }, context: CommerceContext) =>
        refusing(async () => {
          const { id } = await context.customer()
          await lists.deleteWishlist(context.db, id, wishlistId)
          return { status: true, wishlists: await lists.readWishlists(context.db, id) }
        }),
      addProductsToWishlist: (
        _: unknown,
        { wishlistId: listId, wishlistItems }: { wishlistId: string; wishlistItems: readonly WishlistItemInput[] },
        context: CommerceContext,
      ) =>
        refusing(async () => {
          const owner = await wishlistOwnerOf(context)
          const { catalogue } = await context.catalogue()
          return output(
            await changes.addItems(context.db, owner, { catalogue, listId, items: wishlistItems.map(newWish) }),
          )
        }),
      removeProductsFromWishlist: (
        _: unknown,
        { wishlistId: listId, wishlistItemsIds: items }: { wishlistId: string; wishlistItemsIds: readonly string[] },
        context: CommerceContext,
      ) =>
        refusing(async () =>
          output(await changes.removeItems(context.db, await wishlistOwnerOf(context), { listId, items })),
        ),
      updateProductsInWishlist: (
        _: unknown,
        {
          wishlistId: listId,
          wishlistItems,
        }: { wishlistId: string; wishlistItems: readonly WishlistItemUpdateInput[] },
        context: CommerceContext,
      ) =>
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
      wishlist: (row: CustomerRow, _args: unknown, context: CommerceContext) => firstList(row, context),
      wishlist_v2: async (row: CustomerRow, { id }: { id: string }, { db }: CommerceContext) =>
        (await lists.findWishlist(db, row.id, id)) ?? null,
      wishlists: async (row: CustomerRow, asked: PageArguments, { db }: CommerceContext) => {
        const { offset, size } = readPage(asked, 20)
        return (await lists.readWishlists(db, row.id)).slice(offset, offset + size)
      },
    },
    StoreConfig: {
      magento_wishlist_general_is_enabled: () => '1',
    },
    Wishlist: {
      ...listFields,
      items_v2: async (list: ListNode, asked: PageArguments, context: CommerceContext) => {
        const page = readPage(asked, 20)
        const nodes = await nodesOf(list, context)
        return { items: nodes.slice(page.offset, page.offset + page.size), page_info: pageInfo(page, nodes.length) }
      },
    },
    WishlistOutput: listFields,
    ...wishlistItemResolvers,
  },
}
