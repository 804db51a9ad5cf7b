import type { WishlistItemRow } from '../../../platform/tables/wishlists.ts'
import { readItems } from '../../../rules/wishlists/items.ts'
import { readMenuProducts, type MenuProductView } from '../../../rules/wishlists/menu-products.ts'
import { money, stamp } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { pictureUrl } from './product-media.ts'
import type { Resolvers } from './resolvers.generated.ts'

/** What resolvers of menu products in lists are given. */
export interface MenuWishNode {
  row: WishlistItemRow
  product: MenuProductView | null
}

/** A list's products of menus, the latest first. */
export async function menuNodesOf(listId: number, context: CommerceContext): Promise<MenuWishNode[]> {
  const rows = (await readItems(context.db, listId)).filter(({ channel }) => channel === 'ordering')
  const terms = {
    store: await context.store(),
    mode: context.shopping.mode ?? 'RECREATIONAL',
    now: context.clock(),
  } as const
  const products = await readMenuProducts(
    context.db,
    terms,
    rows.map(({ sku }) => sku),
  )
  return rows.map((row) => ({ row, product: products.get(row.sku) ?? null }))
}

export const menuWishResolvers = {
  MenuWishlistItem: {
    id: ({ row }) => String(row.id),
    product_id: ({ row }) => row.sku,
    product: ({ product }) => product,
    quantity: ({ row }) => row.quantity,
    description: ({ row }) => row.description,
    added_at: ({ row }) => stamp(row.added_at),
  },
  MenuProduct: {
    product_id: ({ id }) => id,
    brand_name: ({ brand }) => brand,
    image: ({ image, name }, _args, { publicUrl }) => ({ url: pictureUrl(publicUrl, image), label: name }),
    strain_type: ({ strainType }) => strainType,
    is_medical_only: ({ isMedicalOnly }) => isMedicalOnly,
    price: ({ price }) =>
      price && { final_price: money(price.final), regular_price: money(price.regular), is_from: price.isFrom },
  },
} satisfies Pick<Resolvers, 'MenuWishlistItem' | 'MenuProduct'>
