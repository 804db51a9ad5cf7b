/**
 * Verifies OAuth 1.0 signatures (RFC 5849) with node:crypto alone. It shares no code with the signer, so that both
 * cannot have the same bug. The protocol's parameters are read only from the Authorization header (3.5.1). Pure.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** How far a timestamp may be from now, in seconds, in either direction. */
export const TIMESTAMP_WINDOW = 600

const MAX_HEADER = 4_096

const hashes: ReadonlyMap<string, string> = new Map([
  ['HMAC-SHA256', 'sha256'],
  ['HMAC-SHA1', 'sha1'],
])

type Pair = readonly [name: string, value: string]

/** RFC 5849 3.6: everything but letters, digits and `-._~` becomes the %XX of its UTF-8. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The parameters of an `OAuth` Authorization header (3.5.1), or undefined if it is another header, malformed, or
 * repeats a parameter.
 */
export function parseAuthorization(header: string): Pair[] | undefined {
  const scheme = /^oauth\s+/i.exec(header)
  if (!scheme || header.length > MAX_HEADER) return undefined
  const item = /\s*([^\s=",]+)="([^"]*)"\s*(,|$)/y
  item.lastIndex = scheme[0].length
  const pairs: Pair[] = []
  const seen = new Set<string>()
  for (let more = true; more;) {
    const found = item.exec(header)
    if (!found) return undefined
    const [, name, value, end] = found
    try {
      const pair: Pair = [decodeURIComponent(name ?? ''), decodeURIComponent(value ?? '')]
      if (seen.has(pair[0])) return undefined
      seen.add(pair[0])
      pairs.push(pair)
    } catch {
      // Not properly encoded: the call is refused as unsigned.
      return undefined
    }
    more = end === ','
  }
  return pairs
}

const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** 3.4.1: method, base string URI and the sorted parameters of query, header and form. */
export function signatureBase(method: string, url: URL, parameters: readonly Pair[]): string {
  const sorted = [...url.searchParams, ...parameters]
    .filter(([name]) => name !== 'oauth_signature' && name !== 'realm')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted((a, b) => byBytes(a[0], b[0]) || byBytes(a[1], b[1]))
  const query = sorted.map(([name, value]) => `${name}=${value}`).join('&')
  return [method.toUpperCase(), `${url.origin}${url.pathname}`, query].map(encode).join('&')
}

/** Compares in constant time. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

export interface SignedRequest {
  method: string
  /** Uses the configured scheme and host, never the request's Host header. */
  url: URL
  authorization: string | null
  /** Parameters of a form body (3.4.1.3.1). */
  form?: URLSearchParams
}

export interface VerifiedRequest {
  consumerKey: string
  nonce: string
  /** Seconds. */
  timestamp: number
}

/**
 * @param now epoch seconds
 * @returns undefined if anything is wrong; callers get no reason. The caller still has to check that the nonce is new.
 */
export function verifyOAuth1(
  request: SignedRequest,
  consumer: { key: string; secret: string },
  now: number,
): VerifiedRequest | undefined {
  const header = request.authorization === null ? undefined : parseAuthorization(request.authorization)
  if (!header) return undefined
  const elsewhere = [...request.url.searchParams.keys(), ...(request.form?.keys() ?? [])]
  if (elsewhere.some((name) => name.startsWith('oauth_'))) return undefined
  const given = new Map(header)
  const nonce = given.get('oauth_nonce') ?? ''
  const timestamp = given.get('oauth_timestamp') ?? ''
  const signature = given.get('oauth_signature') ?? ''
  const consumerKey = given.get('oauth_consumer_key') ?? ''
  const hash = hashes.get(given.get('oauth_signature_method') ?? '')
  if (hash === undefined || !/^[\x21-\x7e]{1,128}$/.test(nonce) || !/^[1-9][0-9]{0,11}$/.test(timestamp))
    return undefined
  if ((given.get('oauth_version') ?? '1.0') !== '1.0' || (given.get('oauth_token') ?? '') !== '') return undefined
  const base = signatureBase(request.method, request.url, [...header, ...(request.form ?? [])])
  const expected = createHmac(hash, `${encode(consumer.secret)}&`)
    .update(base)
    .digest('base64')
  const rightSignature = sameText(signature, expected)
  const rightConsumer = sameText(consumerKey, consumer.key)
  if (!rightSignature || !rightConsumer || Math.abs(Number(timestamp) - now) > TIMESTAMP_WINDOW) return undefined
  return { consumerKey, nonce, timestamp: Number(timestamp) }
}
