import type { Shop } from '@leaflog/core'

export declare const shop: Shop
