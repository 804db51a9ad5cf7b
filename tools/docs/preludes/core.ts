/** What the blocks of a document use and it does not show, a file for each document. @module */
import type { OrderingCartView } from '@leaflog/core'

export declare const productId: string
export declare function render(cart: OrderingCartView): void
