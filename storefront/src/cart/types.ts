import type { ShopState } from '@leaflog/core'

/** What the cart's view gives, named from the shop's state so that the two never part. */
export type CartView = ShopState['orderingCart']['view']
export type Line = CartView['lines'][number]
