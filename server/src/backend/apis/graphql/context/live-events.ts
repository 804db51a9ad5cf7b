/** Events of a subscription: hints to read again, which never carry the data itself (docs/decisions/live.md). */
import { hints, type Told } from '../../../platform/changes/hints.ts'
import { orderByToken, ownOrder } from '../../../rules/orders/find-order.ts'
import { liveFamily } from '../../../rules/customers/families.ts'
import type { Session } from '../../../rules/customers/sessions.ts'
import type { Database } from '../../../platform/db.ts'
import type { CommerceContext } from './context.ts'
import { notSignedIn } from './problems.ts'
import { refusal } from '../../../platform/domain-error.ts'

export interface CartChange {
  cart_id: string
  version: string | null
}

export interface OrderChange {
  number: string
  version: string
}

export interface MenuChange {
  store_code: string
  version: string
}

export interface SessionChange {
  state: 'signedIn' | 'revoked'
}

/**
 * Changes of a cart of either channel. Permission is checked again at every change, and the deletion of the cart is the
 * last change.
 * @throws GraphQLError graphql-no-such-entity | graphql-authorization
 */
export async function cartChanges(context: CommerceContext, cartId: string) {
  const { db, clock, customers, authorization } = context
  const session = authorization === null ? undefined : await customers.sessions.find(authorization)
  let begun = false
  const tell = async (version: string | null): Promise<Told<CartChange>> => {
    const cart = await findCart(db, cartId)
    const event = { cart_id: cartId, version: cart?.version ?? version }
    if (cart === undefined) {
      if (!begun) throw refusal('CART_NOT_FOUND')
      return { event, last: true }
    }
    if (cart.owner !== null && !(await isTheirs(db, cart.owner, session, clock()))) {
      if (!begun) throw refusal('CART_FORBIDDEN')
      return undefined
    }
    begun = true
    return { event, last: false }
  }
  return hints(feedOf(context).follow('cart', cartId), ({ version }) => tell(version))
}

/** `owner`: the customer who owns the cart; null if the id alone gives access. Undefined if there is no cart. */
async function findCart(
  db: Database,
  cartId: string,
): Promise<{ owner: string | null; version: string | null } | undefined> {
  const commerce = await db
    .selectFrom('commerce_carts')
    .select(['customer_id as owner', 'version'])
    .where('id', '=', cartId)
    .executeTakeFirst()
  if (commerce) return commerce
  const ordering = await db.selectFrom('carts').select('id').where('id', '=', cartId).executeTakeFirst()
  return ordering && { owner: null, version: null }
}

const isTheirs = async (db: Database, owner: string, session: Session | undefined, now: number): Promise<boolean> =>
  session?.customer.id === owner && (await isLive(db, session, now))

async function isLive(db: Database, { familyId, customer }: Session, now: number): Promise<boolean> {
  const found = await liveFamily(db, { familyId, customerId: customer.id }, now).select('id').executeTakeFirst()
  return found !== undefined
}

/**
 * Changes of an order of the signed-in customer, or of a guest's order, whose token is a secret. Permission is checked
 * again at every change.
 * @throws GraphQLError graphql-no-such-entity
 */
export async function orderChanges(
  context: CommerceContext,
  { number, token }: { number: string; token?: string | null },
) {
  const { db, clock, customers, authorization } = context
  const session = authorization === null ? undefined : await customers.sessions.find(authorization)
  let begun = false
  return hints<OrderChange>(feedOf(context).follow('order', number), async () => {
    const isSignedIn = session !== undefined && (await isLive(db, session, clock()))
    const own = isSignedIn ? await ownOrder(db, session.customer, number) : undefined
    const order = own ?? (await guestOrderByToken(context, token ?? '', number))
    if (order) {
      begun = true
      return { event: { number, version: order.version }, last: false }
    }
    if (begun) return undefined
    throw refusal('ORDER_UNKNOWN')
  })
}

async function guestOrderByToken({ db, clock }: CommerceContext, token: string, number: string) {
  const order = await orderByToken(db, token, clock())
  return order?.increment_id === number && order.customer_id === null ? order : undefined
}

/** Changes of a store's menu. @throws GraphQLError graphql-no-such-entity */
export async function menuChanges(context: CommerceContext, storeCode: string) {
  // A menu has many followers, so the database is read only if the hint lacks the data.
  return hints<MenuChange>(feedOf(context).follow('menu', storeCode), async ({ version }) => {
    if (version !== null) return { event: { store_code: storeCode, version }, last: false }
    const event = await context.db
      .selectFrom('stores')
      .select(['store_code', 'menu_version as version'])
      .where('store_code', '=', storeCode)
      .executeTakeFirst()
    if (!event) throw refusal('STORE_UNKNOWN')
    return { event, last: false }
  })
}

/** The sign-in of the bearer token: signedIn at once, then revoked when it ends elsewhere. */
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
  if (!changes) throw refusal('NOTHING_TO_FOLLOW')
  return changes
}
