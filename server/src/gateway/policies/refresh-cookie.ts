/**
 * Refresh tokens of the shop's own pages (7a.6): in a cookie that no script can read. A page gets a marker in the
 * token's place, keeps it under the specification's names, and sends it back to have its session refreshed.
 */
import { createHash } from 'node:crypto'
import { readCookie } from '@leaflog/core'
import { Kind, parse, visit } from 'graphql'
import { isOwnPage } from '../http/same-origin.ts'
import type { Call } from '../http/route.ts'
import type { OperationRequest } from './graphql-operation.ts'

/** What a page has instead of a refresh token. */
export const KEPT_IN_COOKIE = 'kept-in-cookie'

const NAME = 'session_refresh'
/** As other cookies of a sign-in (9d.1). Each refresh begins another day; access tokens live for an hour. */
const SECONDS = 86_400
const FIELD = 'refresh_token'

export interface Taken {
  answer: unknown
  /** Values of Set-Cookie. */
  cookies: readonly string[]
}

export interface RefreshCookie {
  /** The request with the token of the cookie, if it is a page's that has only the marker; otherwise the request. */
  fill<Sent extends OperationRequest>(call: Call, request: Sent): { request: Sent; key?: string }
  /** An answer for a page without its refresh tokens, and the cookies to set. */
  take(call: Call, request: OperationRequest, answer: unknown): Taken
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** @param publicUrl the shop's origin for shoppers; the cookie is Secure if it is https */
export function createRefreshCookie(publicUrl: string | undefined): RefreshCookie {
  const secure = publicUrl?.startsWith('https:') === true ? '; Secure' : ''
  const cookie = (value: string, seconds: number): string =>
    `${NAME}=${value}; Max-Age=${seconds}; Path=/api/graphql; HttpOnly; SameSite=Strict${secure}`

  return {
    fill(call, request) {
      const variable = refreshVariable(request)
      const { variables } = request.members
      if (variable === undefined || !isObject(variables) || !isOwnPage(call, publicUrl)) return { request }
      const kept = readKept(call)
      if (!kept || Object.entries(variables).every(([name, value]) => name !== variable || value !== KEPT_IN_COOKIE))
        return { request }
      const members = { ...request.members, variables: { ...variables, [variable]: kept.token } }
      // Two tabs that refresh the same token get the same successor, and only here is the token known.
      return { request: { ...request, members, text: JSON.stringify(members) }, key: hashOf(kept.token) }
    },

    take(call, request, answer) {
      if (!isOwnPage(call, publicUrl)) return { answer, cookies: [] }
      if (endsKept(call, request)) return { answer, cookies: [cookie('', 0)] }
      const names = answerNames(request.members.query)
      if (names.size === 0) return { answer, cookies: [] }
      let refresh: string | undefined
      let access = ''
      const text = JSON.stringify(answer, (name, value: unknown) => {
        if (typeof value !== 'string') return value
        if (name === 'token') access = value
        if (!names.has(name)) return value
        refresh = value
        return KEPT_IN_COOKIE
      })
      if (refresh === undefined) return { answer, cookies: [] }
      const value = `${hashOf(access)}.${encodeURIComponent(refresh)}`
      return { answer: JSON.parse(text), cookies: [cookie(value, SECONDS)] }
    },
  }
}

/** The token of the call's cookie, and the SHA-256 of the access token that came with it. */
function readKept(call: Call): { accessHash: string; token: string } | undefined {
  const value = readCookie(call.header('cookie') ?? '', NAME) ?? ''
  const [, accessHash, token] = /^([0-9a-f]{64})\.(.+)$/s.exec(value) ?? []
  return accessHash === undefined || token === undefined ? undefined : { accessHash, token }
}

/**
 * The variable that a refresh passes its token in. Undefined for an operation that does anything else too: it could
 * write the variable where the page can read it.
 */
function refreshVariable({ operation }: OperationRequest): string | undefined {
  const [call, ...others] = operation?.rootCalls ?? []
  if (call?.field !== 'refreshCustomerToken' || others.length > 0) return undefined
  const value = call.arguments.find(({ name }) => name.value === 'refreshToken')?.value
  return value?.kind === Kind.VARIABLE ? value.name.value : undefined
}

/** The names that refresh tokens have in the answer to a document, which may give each of them another one. */
function answerNames(query: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  if (typeof query !== 'string' || !query.includes(FIELD)) return names
  visit(parse(query, { noLocation: true }), {
    Field: ({ name, alias }) => {
      if (name.value === FIELD) names.add(alias?.value ?? FIELD)
    },
  })
  return names
}

/** Whether the session of the cookie was signed out. A late sign-out of an earlier session leaves the next one alone. */
function endsKept(call: Call, { operation }: OperationRequest): boolean {
  if (operation?.rootFields.includes('revokeCustomerToken') !== true) return false
  const [, token] = /^Bearer (.+)$/.exec(call.header('authorization') ?? '') ?? []
  return token !== undefined && readKept(call)?.accessHash === hashOf(token)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
