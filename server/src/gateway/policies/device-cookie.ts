/**
 * Browsers in which somebody has signed in, by a cookie that no script can read: wrong passwords that others try do not
 * keep their owner out (docs/decisions/accounts.md).
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { readCookie } from '@leaflog/core'
import { valueFromASTUntyped } from 'graphql'
import type { Call } from '../http/route.ts'
import { isOwnPage } from '../http/same-origin.ts'
import type { OperationRequest } from './graphql-operation.ts'
import { accountHash, type KnownDevice } from './abuse-limits.ts'

/** The header in which the commerce backend gets the device's id. */
export const DEVICE_HEADER = 'x-device'

const NAME = 'device'
/** A year, from the last sign-in. */
const SECONDS = 31_536_000
/** People who sign in in one browser; one more replaces the one who was there longest ago. */
const MAX_ACCOUNTS = 5
const SIGN_IN = 'generateCustomerToken'

/** Root fields that check a password. */
const passwordFields = new Set([
  SIGN_IN,
  'checkCustomerEmail',
  'changeCustomerPassword',
  'updateCustomerEmail',
  'activateExistingCustomerOnLoyalty',
])

/** The browser of a call that shows a password. */
export interface Device extends KnownDevice {
  id: string
  /** The value of Set-Cookie once this request has signed somebody in. */
  signedIn: string | undefined
}

export interface DeviceCookies {
  /** Undefined for a request without a password, and for others than pages of the shop. */
  of(call: Call, request: OperationRequest): Device | undefined
}

export interface DeviceCookieOptions {
  /** Signs which accounts a device knows; the same on every server of a shop. */
  secret: string
  /** Generates an unguessable id. */
  ids: () => string
  publicUrl: string | undefined
}

export function createDeviceCookies({ secret, ids, publicUrl }: DeviceCookieOptions): DeviceCookies {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'leaflog device', 32))
  const secure = publicUrl?.startsWith('https:') === true ? '; Secure' : ''
  /** Proves that somebody signed in to this account with this device. 128 bits. */
  const tagOf = (id: string, account: string): string =>
    createHmac('sha256', key).update(`${id} ${account}`).digest('base64url').slice(0, 22)

  return {
    of(call, request) {
      const fields = request.operation?.rootFields ?? []
      if (!request.secret || !fields.some((field) => passwordFields.has(field))) return undefined
      if (!isOwnPage(call, publicUrl)) return undefined
      const account = signsInTo(request)
      const kept = readDevice(call)
      const id = kept?.id ?? (account === undefined ? undefined : ids())
      if (id === undefined) return undefined
      const tags = kept?.tags ?? []
      const tag = account === undefined ? undefined : tagOf(id, account)
      const next = [tag, ...tags.filter((other) => other !== tag)].slice(0, MAX_ACCOUNTS)
      return {
        id,
        tagFor: (other) => tags.find((known) => isSame(known, tagOf(id, other))),
        signedIn:
          tag &&
          `${NAME}=${[id, ...next].join('.')}; Max-Age=${SECONDS}; Path=/api/graphql; HttpOnly; SameSite=Strict${secure}`,
      }
    },
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

function readDevice(call: Call): { id: string; tags: string[] } | undefined {
  const [id, ...tags] = (readCookie(call.header('cookie') ?? '', NAME) ?? '').split('.')
  if (id === undefined || !/^[\w-]{24,64}$/.test(id)) return undefined
  return { id, tags: tags.filter((tag) => /^[\w-]{22}$/.test(tag)).slice(0, MAX_ACCOUNTS) }
}

/**
 * The account that a request signs in to. Undefined for one that does anything else too: of several accounts, the answer
 * would not say whose password was right.
 */
function signsInTo({ operation, members }: OperationRequest): string | undefined {
  const [call, ...others] = operation?.rootCalls ?? []
  if (call?.field !== SIGN_IN || others.length > 0) return undefined
  const argument = call.arguments.find(({ name }) => name.value === 'email')
  const given = typeof members.variables === 'object' ? members.variables : {}
  const email: unknown = argument && valueFromASTUntyped(argument.value, { ...operation?.defaults, ...given })
  return typeof email === 'string' ? accountHash(email) : undefined
}
