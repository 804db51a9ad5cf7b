/** The context of every resolver: caller, store, rules, loaders. */
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

/** The context of every resolver. */
export interface CommerceContext {
  db: Database
  log: Log
  /** Epoch milliseconds. */
  clock: () => number
  /** Generates unguessable ids. */
  ids: () => string
  /** The origin of pictures and files, without a trailing slash. */
  publicUrl: string
  /** The origin of the shop for its visitors, for links. */
  shopUrl: () => string
  searchKeySecret: string
  /** The store chosen by the request's `Store` header (7a.2). */
  store(): Promise<CommerceStore>
  /** The store, mode and fulfilment named by the request's headers. */
  shopping: Shopping
  /** The catalogue for the request's store and mode, opened once. */
  catalogue(): Promise<CatalogueView>
  customers: Customers
  /** Called when an order has follow-up work; returns at once. */
  orderChanged(): void
  /** The changes that subscriptions follow; undefined if there are none. */
  changes: ChangeFeed | undefined
  /**
   * The signed-in customer, by the request's bearer token, and the family of the sign-in.
   * @throws GraphQLError graphql-authorization (as a rejection) without a valid token (8.8)
   */
  session(): Promise<Session>
  /** The customer of `session`, as stored when the request arrived. @throws as `session` does */
  customer(): Promise<CustomerRow>
  /** The raw `Authorization` header. */
  authorization: string | null
  /** The answer's messages by code, collected while it is built. */
  messages: MessageAt[]
  /** The id of the browser, in a cookie that the gateway keeps; null without one. */
  device: string | null
  /** The request's `Idempotency-Key`, if it sent a valid one. */
  idempotencyKey: string | null
}
