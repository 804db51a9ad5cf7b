/** What `shop.storage` says (I7, I8). */
import type { ErrorCode } from '../../errors/errors.ts'

export interface StorageStatus {
  readonly kind: 'indexeddb' | 'memory'
  /** Why it is not what was asked for, or that what was saved had to be thrown away; null when all is well. */
  readonly problem: ErrorCode | null
  /** True when a newer version wrote the log: nothing can be done here until the page is reloaded. */
  readonly readOnly: boolean
}
