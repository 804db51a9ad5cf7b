import type { Log } from '../../upstream.ts'
import type { Database } from '../db.ts'
import type { CommerceStore } from './stores.ts'

/** What every resolver is given. */
export interface CommerceContext {
  db: Database
  log: Log
  /** Scheme and host of the shop, without a slash at the end. */
  publicUrl: string
  searchKeySecret: string
  /** The store that the request chose by its `Store` header (7a.2). */
  store(): Promise<CommerceStore>
}
