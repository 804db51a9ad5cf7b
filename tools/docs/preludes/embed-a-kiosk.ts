import type { CommerceCartView, Shop } from '@leaflog/core'

export declare const shop: Shop
export declare function show(cart: CommerceCartView): void
