/** OAuth 1.0a signatures (RFC 5849) for the signed REST calls (7b.1), built on the `oauth-1.0a` package. */
import { createHmac } from 'node:crypto'
import OAuth from 'oauth-1.0a'

export interface OAuth1Request {
  method: string
  /** Absolute http(s) URL; its query is signed, its fragment and userinfo are not. */
  url: string
  /** Fields of an `application/x-www-form-urlencoded` body; other bodies are not signed. */
  form?: URLSearchParams
  consumer: Credentials
  token?: Credentials
  nonce: string
  /** Seconds since 1970. */
  timestamp: number | string
  signatureMethod: 'HMAC-SHA256' | 'HMAC-SHA1'
  /** Whether `oauth_version="1.0"` is sent; true by default. */
  version?: boolean
  /** More protocol parameters for the header (`oauth_callback`, `oauth_verifier`), and `realm`, which is not signed. */
  extra?: Record<string, string>
}

interface Credentials {
  key: string
  secret: string
}

export interface OAuth1Signature {
  /** Value of the `Authorization` header. */
  header: string
  /** base64, not percent-encoded. */
  signature: string
  baseString: string
}

type Parameters = Record<string, string | string[]>

const algorithms = { 'HMAC-SHA256': 'sha256', 'HMAC-SHA1': 'sha1' } as const

/**
 * Signs a request. Pure: the caller passes nonce and timestamp, and its objects are not modified.
 * @throws TypeError for a URL that is not absolute http(s) and for an extra parameter that would replace one of ours
 */
export function signOAuth1(request: OAuth1Request): OAuth1Signature {
  const url = new URL(request.url)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError('OAuth 1.0a signs http and https only.')
  const { realm, ...extra } = request.extra ?? {}
  const protocol = protocolParameters(request, extra)
  const signer = new Rfc5849({
    consumer: { key: request.consumer.key, secret: request.consumer.secret },
    signature_method: request.signatureMethod,
    hash_function: (text, key) => createHmac(algorithms[request.signatureMethod], key).update(text).digest('base64'),
  })
  const signed = collect([...Object.entries(protocol), ...url.searchParams, ...(request.form ?? [])])
  const baseString = signer.baseStringOf(request.method, url, signed)
  const signature = signer.hash_function(baseString, signer.getSigningKey(request.token?.secret))
  return { header: signer.headerOf({ ...protocol, oauth_signature: signature }, realm), signature, baseString }
}

function protocolParameters(request: OAuth1Request, extra: Record<string, string>): Record<string, string> {
  const own: Record<string, string> = {
    oauth_consumer_key: request.consumer.key,
    oauth_nonce: request.nonce,
    oauth_signature_method: request.signatureMethod,
    oauth_timestamp: String(request.timestamp),
    ...(request.token && { oauth_token: request.token.key }),
    ...(request.version !== false && { oauth_version: '1.0' }),
  }
  const reserved = new Set([...Object.keys(own), 'oauth_signature', 'oauth_token', 'oauth_version'])
  for (const name of Object.keys(extra)) {
    if (reserved.has(name)) throw new TypeError(`The extra parameter ${name} would replace a protocol parameter.`)
  }
  return Object.fromEntries([...Object.entries(own), ...Object.entries(extra)])
}

/** Maps a name to its value or values. It has no prototype, so `constructor` and `__proto__` are ordinary names. */
function collect(pairs: Iterable<readonly [string, string]>): Parameters {
  const all: Parameters = {}
  Object.setPrototypeOf(all, null)
  for (const [name, value] of pairs) {
    if (name === 'oauth_signature') continue // 3.4.1.3.1: never signed
    const before = all[name]
    all[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return all
}

/** `oauth-1.0a` with fixes for its merging, its base URL and its encoding of names; see docs/decisions/gateway.md. */
class Rfc5849 extends OAuth {
  /** 3.4.1: `url` without its query, whose parameters are already in `signed`. */
  baseStringOf(method: string, url: URL, signed: Parameters): string {
    const uri = this.getBaseUrl(url.origin + url.pathname)
    return [method.toUpperCase(), uri, this.parametersOf(signed)].map((part) => this.percentEncode(part)).join('&')
  }

  /** 3.4.1.3.2: names and values are encoded first, then sorted by bytes, names before values. */
  private parametersOf(signed: Parameters): string {
    const encoded: Parameters = {}
    Object.setPrototypeOf(encoded, null)
    for (const [name, value] of Object.entries(signed)) {
      encoded[this.percentEncode(name)] = [value]
        .flat()
        .map((one) => this.percentEncode(one))
        .toSorted()
    }
    return this.sortObject(encoded)
      .flatMap(({ key, value }) => [value].flat().map((one) => `${key}=${one}`))
      .join('&')
  }

  /** 3.5.1: every protocol parameter sorted by name, after the realm. */
  headerOf(parameters: Record<string, string>, realm: string | undefined): string {
    const pairs = this.sortObject(parameters).map(
      ({ key, value }) => `${this.percentEncode(key)}="${this.percentEncode(value)}"`,
    )
    const quoted = realm === undefined ? [] : [`realm="${realm.replaceAll(/["\\]/g, String.raw`\$&`)}"`]
    return `OAuth ${[...quoted, ...pairs].join(this.parameter_seperator)}`
  }

  /** A lone surrogate has no UTF-8 and is encoded as U+FFFD, as `URLSearchParams` does. */
  override percentEncode(text: string): string {
    return super.percentEncode(text.toWellFormed())
  }
}
