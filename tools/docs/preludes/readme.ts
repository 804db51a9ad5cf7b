import type { OrderingCartView } from '@leaflog/core'

export declare const productId: string
export declare function render(cart: OrderingCartView): void
