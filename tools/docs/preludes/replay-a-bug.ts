import type { LogEvent, Shop } from '@leaflog/core'

export declare const shop: Shop
/** An answer. */
export declare const event: LogEvent & { readonly cause: string }
