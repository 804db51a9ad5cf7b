/**
 * Limits on attempts at passwords and gift card codes, and on sign-ups, mails and messages (docs/decisions/gateway.md
 * explains the figures). Each occurrence of a root field counts, so that every alias is an attempt.
 */
import { createHash } from 'node:crypto'
import { valueFromASTUntyped } from 'graphql'
import type { Operation, RootCall } from './graphql-operation.ts'
import { networkOf, type Limit, type OpenWindows } from './rate-limit.ts'
import type { Call } from '../http/route.ts'

type Deed =
  | 'signIn'
  | 'emailCheck'
  | 'resetRequest'
  | 'reset'
  | 'signUp'
  | 'refresh'
  | 'giftCard'
  | 'message'
  | 'orderSearch'

interface Limits {
  /** A network: an IPv4 address or the /64 of an IPv6 address. */
  address: Limit
  /** A browser, by the cookie `visitor_id`. */
  client: Limit
  /** An email address, whether or not an account has it. */
  account?: Limit
}

const times = (count: number, seconds: number): Limit => ({ times: count, seconds })
const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

const limits: Readonly<Record<Deed, Limits>> = {
  signIn: { address: times(100, MINUTE), client: times(30, MINUTE), account: times(10, MINUTE) },
  emailCheck: { address: times(60, MINUTE), client: times(12, MINUTE), account: times(12, MINUTE) },
  resetRequest: { address: times(20, HOUR), client: times(6, QUARTER), account: times(3, QUARTER) },
  reset: { address: times(30, HOUR), client: times(10, QUARTER), account: times(10, QUARTER) },
  signUp: { address: times(20, HOUR), client: times(10, HOUR), account: times(10, HOUR) },
  refresh: { address: times(120, MINUTE), client: times(20, MINUTE) },
  giftCard: { address: times(60, MINUTE), client: times(20, MINUTE) },
  message: { address: times(30, HOUR), client: times(5, QUARTER), account: times(5, HOUR) },
  // As `/api/rest/order`, which asks the same.
  orderSearch: { address: times(10, MINUTE), client: times(10, MINUTE), account: times(10, MINUTE) },
}

const deeds: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['generateCustomerToken', 'signIn'],
  ['exchangeOtpForCustomerToken', 'signIn'],
  ['changeCustomerPassword', 'signIn'],
  ['updateCustomerEmail', 'signIn'],
  ['checkCustomerEmail', 'emailCheck'],
  ['isEmailAvailable', 'emailCheck'],
  ['requestPasswordResetEmail', 'resetRequest'],
  ['requestLoyaltyPasswordResetEmail', 'resetRequest'],
  ['resendConfirmationEmail', 'resetRequest'],
  ['resetPassword', 'reset'],
  ['confirmEmail', 'reset'],
  ['createCustomer', 'signUp'],
  ['createCustomerV2', 'signUp'],
  ['createCustomerOnCheckout', 'signUp'],
  ['createLoyaltyCustomer', 'signUp'],
  ['activateExistingCustomerOnLoyalty', 'signUp'],
  ['refreshCustomerToken', 'refresh'],
  ['contactUs', 'message'],
  ['guestOrder', 'orderSearch'],
  ['giftCardAccount', 'giftCard'],
  ['applyGiftCardToCart', 'giftCard'],
  ['redeemGiftCardBalanceAsStoreCredit', 'giftCard'],
])

export interface AbuseLimits {
  /**
   * Counts the actions of an operation. Returns the seconds to wait if a limit is exceeded, or undefined if it may run;
   * synchronously if nothing is counted.
   */
  count(
    call: Pick<Call, 'address' | 'header'>,
    operation: Operation,
    variables: unknown,
    device?: KnownDevice,
  ): Promise<number | undefined> | undefined
}

/** A browser in which somebody has signed in before. */
export interface KnownDevice {
  /** Names this browser at an account that it knows, which counts its attempts apart from all others. */
  tagFor(account: string): string | undefined
}

/** An account in counts, by any spelling of its email address. */
export const accountHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** The number of networks, browsers and accounts that are tracked. */
const MAX_KEYS = 50_000

/** @param factor multiplies every limit, for tests that run from one address */
export function createAbuseLimits(open: OpenWindows, factor: number): AbuseLimits {
  const windows = open('abuse', MAX_KEYS)

  async function waitFor(deed: Deed, who: Who, tries: Tries, device: KnownDevice | undefined): Promise<number> {
    const { address, client, account } = limits[deed]
    const within = (limit: Limit | undefined, key: string, count: number) =>
      limit ? windows.count(`${deed} ${key}`, { ...limit, times: limit.times * factor }, count) : 0
    // A refusal for the network or the browser uses no attempt of an account, which may belong to another person.
    const network = await within(address, `network ${who.network}`, tries.count)
    if (network > 0) return network
    const browser = who.client === undefined ? 0 : await within(client, `client ${who.client}`, tries.count)
    if (browser > 0) return browser
    const accounts = [...tries.accounts].map(async ([hash, count]) => {
      const known = device?.tagFor(hash)
      return within(account, known === undefined ? `account ${hash}` : `device ${hash} ${known}`, count)
    })
    return Math.max(0, ...(await Promise.all(accounts)))
  }

  return {
    count: (call, operation, variables, device) => {
      const calls = operation.rootCalls.filter(({ field }) => deeds.has(field))
      if (calls.length === 0 || call.address === undefined) return undefined
      const who = { network: networkOf(call.address), client: clientOf(call) }
      const tries = triesOf(calls, { ...operation.defaults, ...asObject(variables) })
      const waits = Promise.all([...tries].map(([deed, counted]) => waitFor(deed, who, counted, device)))
      return waits.then((all) => {
        const seconds = Math.max(...all)
        return seconds > 0 ? seconds : undefined
      })
    },
  }
}

interface Who {
  network: string
  client: string | undefined
}

interface Tries {
  count: number
  /** The number of attempts for each account, by the SHA-256 of its lower-case email address. */
  accounts: Map<string, number>
}

function triesOf(calls: readonly RootCall[], variables: Readonly<Record<string, unknown>>): Map<Deed, Tries> {
  const all = new Map<Deed, Tries>()
  for (const call of calls) {
    const values = call.arguments.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const)
    const deed = deedOf(call.field, new Map(values))
    if (!deed) continue
    const tries = all.get(deed) ?? { count: 0, accounts: new Map<string, number>() }
    tries.count += 1
    for (const email of emailsOf(values)) {
      const hash = accountHash(email)
      tries.accounts.set(hash, (tries.accounts.get(hash) ?? 0) + 1)
    }
    all.set(deed, tries)
  }
  return all
}

/** 7a.11: an email check with a password is a sign-in attempt. */
function deedOf(field: string, values: ReadonlyMap<string, unknown>): Deed | undefined {
  if (field === 'checkCustomerEmail' && (values.get('password') ?? null) !== null) return 'signIn'
  return deeds.get(field)
}

/** The argument `email`, or that member of an argument such as `input`. */
function emailsOf(values: readonly (readonly [string, unknown])[]): string[] {
  const members = values.flatMap(([, value]): [string, unknown][] => Object.entries(asObject(value)))
  const emails = [...values, ...members].filter(([name]) => name === 'email').map(([, email]) => email)
  return emails.filter((email) => typeof email === 'string')
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

const visitorId = /(?:^|;)\s*visitor_id=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\s*(?:;|$)/i

const clientOf = (call: Pick<Call, 'header'>): string | undefined =>
  visitorId.exec(call.header('cookie') ?? '')?.[1]?.toLowerCase()
