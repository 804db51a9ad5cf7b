/**
 * In-memory customers for tests of the SDK: tokens that expire, renewals that rotate them, one account for each email
 * check outcome.
 */
import { expiryOf } from '../domains/session/session.rules.ts'
import type { Clock } from '../ports/ports.ts'
import type { MergedCart } from '../wire/commerce/credentials-model.ts'
import type { Customer } from '../wire/commerce/customer-model.ts'
import { sampleCustomer } from './samples.ts'

interface Account {
  password: string | null
  loyalty: boolean
  customer: Customer
}

export interface FakeCustomers {
  readonly accounts: Map<string, Account>
  /** Tokens that the server no longer accepts, whatever their expiry. */
  readonly revoked: Set<string>
  /** Operations in order, as `name` or `name refused`. */
  readonly calls: string[]
  /** Operations that fail now, for another reason than the token. */
  readonly failing: Set<string>
  readonly keys: string[]
  /** The merged cart returned by signing in. */
  cart: MergedCart | null
  /** Lifetime of tokens issued from now on, in milliseconds. */
  tokenLife: number
  /** Expires every token issued so far. */
  expireAll(): void
  answer(operation: string, variables: Record<string, unknown>, token: string | null, key: string | null): unknown
}

const problem = (category: string, message: string) => ({ data: null, errors: [{ message, extensions: { category } }] })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const money = (cents: number) => ({ value: cents / 100, currency: 'USD' })

/** In the server's format. */
const sent = (customer: Customer) => ({
  ...customer,
  reward_points: {
    balance: { points: customer.reward_points.balance.points, money: money(customer.reward_points.balance.money) },
  },
})

export function createFakeCustomers(clock: Pick<Clock, 'now'>): FakeCustomers {
  const account = (email: string, password: string | null, loyalty: boolean): [string, Account] => [
    email,
    { password, loyalty, customer: sampleCustomer({ email }) },
  ]
  const refreshTokens = new Map<string, string>()
  const emailsByToken = new Map<string, string>()
  let made = 0

  const issue = (email: string) => {
    made += 1
    const exp = Math.floor((clock.now() + customers.tokenLife) / 1000)
    const token = `${part({ alg: 'HS256' })}.${part({ sub: email, exp, jti: made })}.signature${made}`
    const refresh_token = `refresh-secret-${made}`
    refreshTokens.set(refresh_token, email)
    emailsByToken.set(token, email)
    return { token, refresh_token }
  }

  const ownerOf = (token: string | null): Account | undefined => {
    if (token === null || customers.revoked.has(token)) return undefined
    if (expiryOf(token) <= clock.now()) return undefined
    return customers.accounts.get(emailsByToken.get(token) ?? '')
  }

  const asCustomer = (token: string | null, data: (owner: Account) => unknown) => {
    const owner = ownerOf(token)
    return owner ? { data: data(owner) } : problem('graphql-authorization', 'The customer is not signed in.')
  }

  const operations: Record<
    string,
    (variables: Record<string, unknown>, token: string | null, key: string | null) => unknown
  > = {
    generateCustomerToken({ email, password }) {
      const found = customers.accounts.get(String(email))
      if (!found || found.password === null || found.password !== password)
        return problem('graphql-authentication', 'The email or password is not right.')
      const { cart } = customers
      return {
        data: { generateCustomerToken: { ...issue(String(email)), rewards_auto_login: false, ordering_cart: cart } },
      }
    },
    refreshCustomerToken({ accessToken, refreshToken }) {
      const email = refreshTokens.get(String(refreshToken))
      if (!email || emailsByToken.get(String(accessToken)) !== email)
        return problem('graphql-authentication', 'That session cannot be renewed.')
      refreshTokens.delete(String(refreshToken))
      return { data: { refreshCustomerToken: issue(email) } }
    },
    revokeCustomerToken(_, token) {
      if (token) customers.revoked.add(token)
      return { data: { revokeCustomerToken: { result: true, rewards_auto_login: false } } }
    },
    customer: (_, token) => asCustomer(token, ({ customer }) => ({ customer: sent(customer) })),
    rewardsDashboard: (_, token) =>
      asCustomer(token, () => ({
        customer: {
          rewards: {
            member_code: 'FERN23456789',
            points: 742,
            worth: money(3700),
            points_expire_on: '2027-06-15',
            ladder: [{ points: 100, value: money(500) }],
            offers: [],
            history: [],
          },
          orders: { items: [] },
        },
      })),
    updateCustomerV2: ({ input }, token) =>
      asCustomer(token, (owner) => {
        owner.customer = { ...owner.customer, ...(typeof input === 'object' ? input : {}) }
        return { updateCustomerV2: { customer: sent(owner.customer) } }
      }),
    keepOrderingCart: ({ cartId }, token) =>
      asCustomer(token, () => {
        customers.cart = { id: String(cartId), store_id: '101', issues: [] }
        return { keepOrderingCart: { result: true } }
      }),
    checkCustomerEmail({ email }) {
      const found = customers.accounts.get(String(email))
      return {
        data: {
          checkCustomerEmail: {
            loyalty_registered: found?.loyalty ?? false,
            shop_registered: found !== undefined,
            email_valid: !String(email).endsWith('.invalid'),
            have_password: found?.password !== null && found !== undefined,
            is_phone_subscribed: false,
          },
        },
      }
    },
    checkCredentials({ email, password }) {
      const found = customers.accounts.get(String(email))
      const valid = found !== undefined && found.password === password
      const date_of_birth = valid ? '1990-04-01' : null
      return { data: { checkCustomerEmail: { valid_credentials: valid, date_of_birth } } }
    },
    createLoyaltyCustomer({ input }) {
      const { email, password } = { email: '', password: '', ...(typeof input === 'object' ? input : {}) }
      if (customers.accounts.has(email)) return problem('graphql-input', 'An account with this email already exists.')
      customers.accounts.set(...account(email, password, true))
      return { data: { createLoyaltyCustomer: { email } } }
    },
    activateExistingCustomerOnLoyalty({ email }) {
      const found = customers.accounts.get(String(email))
      if (found) found.loyalty = true
      return { data: { activateExistingCustomerOnLoyalty: { __typename: 'CustomerToken' } } }
    },
    requestLoyaltyPasswordResetEmail: () => ({ data: { requestLoyaltyPasswordResetEmail: true } }),
    requestPasswordResetEmail: () => ({ data: { requestPasswordResetEmail: true } }),
    resetPassword: ({ resetPasswordToken }) =>
      resetPasswordToken === 'good-link'
        ? { data: { resetPassword: true } }
        : problem('graphql-input', 'This link has expired. Request a new one.'),
    storeConfig: () => ({
      data: {
        storeConfig: {
          loyalty_allowed_states: [{ code: 'FL', name: 'Florida' }],
          create_account_error_message: 'We couldn’t create your account.',
        },
      },
    }),
  }

  const customers: FakeCustomers = {
    accounts: new Map([
      account('member@example.com', 'garden42', true),
      account('shopper@example.com', 'basket42', false),
      account('nopassword@example.com', null, false),
    ]),
    revoked: new Set(),
    calls: [],
    failing: new Set(),
    keys: [],
    cart: null,
    tokenLife: 3_600_000,
    expireAll: () => emailsByToken.forEach((_, token) => customers.revoked.add(token)),
    answer(operation, variables, token, key) {
      const given = customers.failing.has(operation)
        ? problem('internal', 'The service is away.')
        : operations[operation]?.(variables, token, key)
      if (given === undefined) return undefined
      const refused = typeof given === 'object' && given !== null && 'errors' in given
      customers.calls.push(refused ? `${operation} refused` : operation)
      if (key) customers.keys.push(key)
      return given
    },
  }
  return customers
}
