/** Customers' accounts: the one object that the commerce API asks. */
import type { Log } from '../../upstream.ts'
import type { Database } from '../db.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createTokens, type Tokens } from './tokens.ts'

export interface CustomersOptions {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  /** Unguessable ids (`randomId` of ids.ts). */
  ids: () => string
  /** What tokens are signed with; every server over one database needs the same. */
  sessionSecret: string
  /** Scheme and host of the shop as its visitors see it, for the links in mails. */
  shopUrl: () => string
  log: Log
}

export interface Customers {
  sessions: Sessions
  tokens: Tokens
}

export function createCustomers(options: CustomersOptions): Customers {
  const tokens = createTokens({ secret: options.sessionSecret, clock: options.clock, ids: options.ids })
  return { tokens, sessions: createSessions({ ...options, tokens }) }
}
