import type { ConsentSource, FlagValues, SegmentAnalytics } from '@leaflog/core/plugins'

export declare const consentManager: ConsentSource
export declare const analytics: SegmentAnalytics
export declare const warehouse: { put(name: string, row: object): void }
/** Of an error tracker. */
export declare const tracker: { addBreadcrumb(crumb: { category: string; message: string }): void }
/** Of a service for feature flags. */
export declare const flagService: { all(): FlagValues; onChange(listener: () => void): () => void }
export declare function showMenu(isNew: boolean): void
