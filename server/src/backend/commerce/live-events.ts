/** What a subscription tells: hints to read again, never what is there to be read (docs/decisions/live.md). */
import { hints, type Told } from '../changes/hints.ts'
import { liveFamily } from '../customers/families.ts'
import type { Session } from '../customers/sessions.ts'
import type { Database } from '../db.ts'
import type { CommerceContext } from './context.ts'
import { inputProblem, noSuchEntity, notAllowed, notSignedIn } from './problems.ts'

export interface CartChange {
  cart_id: string
  version: string | null
}

export interface MenuChange {
  store_code: string
  version: string | null
}

export interface SessionChange {
  state: 'signedIn' | 'revoked'
}

/**
 * Changes of a cart of either channel. Whoever follows is asked at every change whether they still may; a cart that is
 * gone is told as the last change.
 * @throws GraphQLError graphql-no-such-entity | graphql-authorization
 */
export async function cartChanges(context: CommerceContext, cartId: string) {
  const { db, clock, customers, authorization } = context
  const session = authorization === null ? undefined : await customers.sessions.find(authorization)
  let begun = false
  const tell = async (version: string | null): Promise<Told<CartChange>> => {
    const owner = await ownerOf(db, cartId)
    const event = { cart_id: cartId, version }
    if (owner === undefined) {
      if (!begun) throw noSuchEntity('There is no such cart.')
      return { event, last: true }
    }
    if (owner !== null && !(await isTheirs(db, owner, session, clock()))) {
      if (!begun) throw notAllowed('This cart belongs to somebody who is signed in.')
      return undefined
    }
    begun = true
    return { event, last: false }
  }
  return hints(feedOf(context).follow('cart', cartId), ({ version }) => tell(version))
}

/** The customer whose cart it is; null for a guest's, and for one that its id alone opens; undefined for none. */
async function ownerOf(db: Database, cartId: string): Promise<string | null | undefined> {
  const commerce = await db
    .selectFrom('commerce_carts')
    .select('customer_id')
    .where('id', '=', cartId)
    .executeTakeFirst()
  if (commerce) return commerce.customer_id
  const ordering = await db.selectFrom('carts').select('id').where('id', '=', cartId).executeTakeFirst()
  return ordering && null
}

const isTheirs = async (db: Database, owner: string, session: Session | undefined, now: number): Promise<boolean> =>
  session?.customer.id === owner && (await isLive(db, session, now))

async function isLive(db: Database, { familyId, customer }: Session, now: number): Promise<boolean> {
  const found = await liveFamily(db, { familyId, customerId: customer.id }, now).select('id').executeTakeFirst()
  return found !== undefined
}

/** Changes of what a store has to sell. @throws GraphQLError graphql-no-such-entity */
export async function menuChanges(context: CommerceContext, storeCode: string) {
  const store = await context.db
    .selectFrom('stores')
    .select('store_code')
    .where('store_code', '=', storeCode)
    .executeTakeFirst()
  if (!store) throw noSuchEntity('There is no such store.')
  const { store_code } = store
  return hints<MenuChange>(feedOf(context).follow('menu', store_code), ({ version }) =>
    Promise.resolve({ event: { store_code, version }, last: false }),
  )
}

/** The sign-in of the bearer token: signedIn at once, and revoked, once, when it ends elsewhere. */
export async function sessionChanges(context: CommerceContext) {
  const session = await context.session()
  const { db, clock } = context
  let begun = false
  return hints<SessionChange>(feedOf(context).follow('session', session.familyId), async () => {
    const live = await isLive(db, session, clock())
    if (!begun && !live) throw notSignedIn()
    begun = true
    return { event: { state: live ? 'signedIn' : 'revoked' }, last: !live }
  })
}

function feedOf({ changes }: CommerceContext) {
  if (!changes) throw inputProblem('Nothing can be followed here.')
  return changes
}
