/**
 * The parent types of resolvers, by the name of the GraphQL type. A type that is not listed has its own fields as
 * parent. `npm run graphql` reads the names.
 */
import type { ItemError } from '../../../rules/carts/cart-items.ts'
import type { CustomerAddressRow } from '../../../platform/tables/addresses.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import type { BlogPostNode } from './blog.ts'
import type { CartView, LineView } from './cart-view.ts'
import type { CategoryNode } from './category-node.ts'
import type { ContentPage } from './content-pages.ts'
import type { ContentBlock } from './content.ts'
import type { OrderItemView, OrderView } from './order-view.ts'
import type { ProductNode } from './product-node.ts'
import type { ListingNode } from './products.ts'
import type { StoreConfigView } from './store-config.ts'
import type { MenuProductView } from '../../../rules/wishlists/menu-products.ts'
import type { WishNode } from './wishlist-items.ts'
import type { MenuWishNode } from './wishlist-menu-items.ts'
import type { ListNode } from './wishlists.ts'

export type BlogPost = BlogPostNode
export type CmsBlock = ContentBlock
export type CmsPage = ContentPage
export type StoreConfig = StoreConfigView

export type Cart = CartView
export type CartItemInterface = LineView
export type SimpleCartItem = LineView
export type VirtualCartItem = LineView
export type ConfigurableCartItem = LineView
export type BundleCartItem = LineView
export type GiftCardCartItem = LineView
export type Error = ItemError
export type CartUserInputError = ItemError
export type InsufficientStockError = ItemError

export type CategoryInterface = CategoryNode
export type CategoryTree = CategoryNode

/** An address always has a supported country (rules/carts/addresses.ts), although its row's type is text. */
export type CountryCodeEnum = string

export type Customer = CustomerRow
export type ActivatedCustomer = CustomerRow
export type CustomerAddress = CustomerAddressRow
export type CustomerStoreCredit = CustomerRow

export type CustomerOrder = OrderView
export type OrderItemInterface = OrderItemView
export type OrderItem = OrderItemView
export type BundleOrderItem = OrderItemView
export type GiftCardOrderItem = OrderItemView

export type Products = ListingNode
export type ProductInterface = ProductNode
export type SimpleProduct = ProductNode
export type VirtualProduct = ProductNode
export type ConfigurableProduct = ProductNode
export type BundleProduct = ProductNode
export type GiftCardProduct = ProductNode
export type GroupedProduct = never
export type DownloadableProduct = never

export type Wishlist = ListNode
export type WishlistOutput = ListNode
export type WishlistItemInterface = WishNode
export type SimpleWishlistItem = WishNode
export type VirtualWishlistItem = WishNode
export type ConfigurableWishlistItem = WishNode
export type BundleWishlistItem = WishNode
export type GiftCardWishlistItem = WishNode
export type WishlistItem = WishNode
export type MenuWishlistItem = MenuWishNode
export type MenuProduct = MenuProductView
