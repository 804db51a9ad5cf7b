/** Identifies the customer of a request by its access token, and issues and renews tokens. */
import type { Database } from '../../platform/db.ts'
import { liveFamily, revokeFamily, rotate, startFamily } from './families.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Tokens } from './tokens.ts'

const LONGEST_HEADER = 4_096

export interface Session {
  customer: CustomerRow
  familyId: string
}

/** 3.15.3 */
export interface IssuedTokens {
  token: string
  refresh_token: string
}

export interface SessionsOptions {
  db: Database
  clock: () => number
  ids: () => string
  tokens: Tokens
}

export interface Sessions {
  /** The session of an `Authorization` header, or undefined if the token is expired, revoked, or not ours. */
  find(authorization: string | null): Promise<Session | undefined>
  /** Signs a customer in with a new family's first tokens. Undefined if the password is no longer the row's. */
  start(customer: Pick<CustomerRow, 'id' | 'password_hash'>): Promise<IssuedTokens | undefined>
  /** (7a.6) The next tokens, or undefined: refused. The access token may have expired. */
  refresh(shown: {
    accessToken: string
    refreshToken: string
    idempotencyKey: string | null
  }): Promise<IssuedTokens | undefined>
  /**
   * (7a.5) Revokes the family of an `Authorization` header's token. An expired token, or one of a revoked family, is
   * accepted too: signing out twice has the same result.
   * @returns the customer, or undefined for a token that is not ours
   */
  revoke(authorization: string | null): Promise<CustomerRow | undefined>
}

export function createSessions({ db, clock, ids, tokens }: SessionsOptions): Sessions {
  const issue = async (owner: { customerId: string; familyId: string }, generation: number): Promise<IssuedTokens> => ({
    token: await tokens.issueAccess(owner),
    refresh_token: tokens.refreshToken(owner.familyId, generation),
  })

  /** The owner of the header's token, valid or not; undefined without a token of ours. */
  const bearer = async (authorization: string | null) => {
    if (authorization === null || authorization.length > LONGEST_HEADER) return undefined
    const [, token] = /^Bearer +([\w.-]+)$/i.exec(authorization.trim()) ?? []
    return token === undefined ? undefined : tokens.readAccess(token)
  }

  return {
    async find(authorization) {
      const owner = await bearer(authorization)
      if (!owner || owner.expired) return undefined
      const customer = await liveFamily(db, owner, clock())
        .innerJoin('customers', 'customers.id', 'session_families.customer_id')
        .selectAll('customers')
        .executeTakeFirst()
      return customer && { customer, familyId: owner.familyId }
    },

    async revoke(authorization) {
      const owner = await bearer(authorization)
      if (!owner) return undefined
      const customer = await db
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', owner.customerId)
        .executeTakeFirst()
      await db.transaction().execute((transaction) => revokeFamily(transaction, owner.familyId, clock()))
      return customer
    },

    async start(customer) {
      const familyId = ids()
      const started = await startFamily(db, { id: familyId, customer, now: clock() })
      return started ? issue({ customerId: customer.id, familyId }, 1) : undefined
    },

    async refresh({ accessToken, refreshToken, idempotencyKey }) {
      const shown = tokens.readRefresh(refreshToken)
      if (!shown) return undefined
      const accessOf = await tokens.readAccess(accessToken)
      const rotated = await rotate(db, { ...shown, accessOf, idempotencyKey, now: clock() })
      return rotated && issue(rotated, rotated.generation)
    },
  }
}
