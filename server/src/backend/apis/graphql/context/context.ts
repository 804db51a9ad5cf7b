/** What every resolver is given: caller, store, rules, loaders. */
import type { Log } from '../../../../platform/upstream.ts'
import type { CatalogueView } from '../../../rules/catalogue/view.ts'
import type { ChangeFeed } from '../../../platform/changes/change-feed.ts'
import type { Customers } from '../../../rules/customers/customers.ts'
import type { Session } from '../../../rules/customers/sessions.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import type { Database } from '../../../platform/db.ts'
import type { MessageAt } from './messages.ts'
import type { Shopping } from './shopping.ts'
import type { CommerceStore } from './stores.ts'

/** What every resolver is given. */
export interface CommerceContext {
  db: Database
  log: Log
  /** Epoch milliseconds. */
  clock: () => number
  /** Unguessable ids. */
  ids: () => string
  /** Scheme and host under which pictures and files are reached, without a slash at the end. */
  publicUrl: string
  /** Scheme and host of the shop as its visitors see it, for links. */
  shopUrl: () => string
  searchKeySecret: string
  /** The store that the request chose by its `Store` header (7a.2). */
  store(): Promise<CommerceStore>
  /** What the request's headers say of store, mode and ways of handing over. */
  shopping: Shopping
  /** The catalogue at the store and in the mode of the request, opened once. */
  catalogue(): Promise<CatalogueView>
  customers: Customers
  /** Called when an order has something to be done for it; settles at once. */
  orderChanged(): void
  /** What subscriptions follow; undefined where there are none. */
  changes: ChangeFeed | undefined
  /**
   * Who is signed in, by the request's bearer token, and the family of the sign-in.
   * @throws GraphQLError graphql-authorization (as a rejection) without a token that is good (8.8)
   */
  session(): Promise<Session>
  /** The customer of `session`, as stored when the request came. @throws as `session` does */
  customer(): Promise<CustomerRow>
  /** The `Authorization` header as it came. */
  authorization: string | null
  /** What the answer says by code, collected while it is made. */
  messages: MessageAt[]
  /** `Idempotency-Key` of the request, if it sent one that can be. */
  idempotencyKey: string | null
}
