import type { Shop } from '@leaflog/core'
import type { StatelyInspector } from '@leaflog/core/devtools'

export declare const shop: Shop
/** Of `@statelyai/inspect`. */
export declare function createBrowserInspector(): StatelyInspector
