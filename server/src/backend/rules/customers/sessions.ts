/** Who a request comes from, by its access token, and the tokens that keep it so. */
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
  /** The session of an `Authorization` header, or undefined for any that is not good: expired, revoked, not ours. */
  find(authorization: string | null): Promise<Session | undefined>
  /** Signs a customer in: a new family's first tokens. Undefined if the password is not the row's any more. */
  start(customer: Pick<CustomerRow, 'id' | 'password_hash'>): Promise<IssuedTokens | undefined>
  /** (7a.6) The next tokens, or undefined: refused. The access token may have expired. */
  refresh(shown: {
    accessToken: string
    refreshToken: string
    idempotencyKey: string | null
  }): Promise<IssuedTokens | undefined>
  /**
   * (7a.5) Revokes the family of an `Authorization` header's token. A token that expired, or whose family is revoked
   * already, will do: signing out twice is signing out.
   * @returns whose it was, or undefined for a token that is not ours
   */
  revoke(authorization: string | null): Promise<CustomerRow | undefined>
}

export function createSessions({ db, clock, ids, tokens }: SessionsOptions): Sessions {
  const issue = async (owner: { customerId: string; familyId: string }, generation: number): Promise<IssuedTokens> => ({
    token: await tokens.issueAccess(owner),
    refresh_token: tokens.refreshToken(owner.familyId, generation),
  })

  /** Whose token a header holds, good or not; undefined for none and for those that are not ours. */
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
