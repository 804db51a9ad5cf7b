import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signOAuth1, type OAuth1Request } from './oauth1.ts'

const photos = { key: 'dpf43f3p2l4k3l03', secret: 'kd94hf93k423kf44' }
const base: OAuth1Request = {
  method: 'GET',
  url: 'http://example.com/',
  consumer: { key: 'key', secret: 'secret' },
  nonce: 'nonce',
  timestamp: 1,
  signatureMethod: 'HMAC-SHA256',
}

describe('the examples of RFC 5849', () => {
  test('[7b.1] 1.2: temporary credentials', () => {
    const { header, signature } = signOAuth1({
      method: 'POST',
      url: 'https://photos.example.net/initiate',
      consumer: photos,
      nonce: 'wIjqoS',
      timestamp: '137131200',
      signatureMethod: 'HMAC-SHA1',
      version: false,
      extra: { realm: 'Photos', oauth_callback: 'http://printer.example.com/ready' },
    })
    expect(signature).toBe('74KNZJeDHnMBp0EMJ9ZHt/XKycU=')
    expect(header).toBe(
      'OAuth realm="Photos", oauth_callback="http%3A%2F%2Fprinter.example.com%2Fready", ' +
        'oauth_consumer_key="dpf43f3p2l4k3l03", oauth_nonce="wIjqoS", ' +
        'oauth_signature="74KNZJeDHnMBp0EMJ9ZHt%2FXKycU%3D", oauth_signature_method="HMAC-SHA1", ' +
        'oauth_timestamp="137131200"',
    )
  })

  test('[7b.1] 1.2: token credentials', () => {
    const { signature } = signOAuth1({
      method: 'POST',
      url: 'https://photos.example.net/token',
      consumer: photos,
      token: { key: 'hh5s93j4hdidpola', secret: 'hdhd0244k9j7ao03' },
      nonce: 'walatlh',
      timestamp: 137131201,
      signatureMethod: 'HMAC-SHA1',
      version: false,
      extra: { oauth_verifier: 'hfdp7dh39dks9884' },
    })
    expect(signature).toBe('gKgrFCywp7rO0OXSjdot/IHF7IU=')
  })

  test('[7b.1] 1.2: a protected photo', () => {
    const { signature } = signOAuth1({
      method: 'GET',
      url: 'http://photos.example.net/photos?file=vacation.jpg&size=original',
      consumer: photos,
      token: { key: 'nnch734d00sl2jdk', secret: 'pfkkdhi9sl3r4s00' },
      nonce: 'chapoH',
      timestamp: 137131202,
      signatureMethod: 'HMAC-SHA1',
      version: false,
    })
    expect(signature).toBe('MdpQcU8iPSUjWoN/UDMsK2sui9I=')
  })

  test('[7b.1] 3.4.1.1: base string with encoded names, +, empty and repeated parameters', () => {
    const { baseString } = signOAuth1({
      method: 'POST',
      url: 'http://example.com/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b',
      form: new URLSearchParams('c2&a3=2+q'),
      consumer: { key: '9djdj82h48djs9d2', secret: 'j49sk3j29djd' },
      token: { key: 'kkk9d7dh3k39sjv7', secret: 'dh893hdasih9' },
      nonce: '7d8f3e4a',
      timestamp: 137131201,
      signatureMethod: 'HMAC-SHA1',
      version: false,
    })
    expect(baseString).toBe(
      'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26' +
        'c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26' +
        'oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
    )
  })

  test.each([
    ['http://EXAMPLE.COM:80/r%20v/X?id=123', 'http://example.com/r%20v/X'],
    ['https://www.example.net:8080/?q=1', 'https://www.example.net:8080/'],
    ['https://EXAMPLE.com:443', 'https://example.com/'],
    ['https://user:word@example.com/a#part', 'https://example.com/a'],
    ['http://[2001:DB8::1]:80/a', 'http://[2001:db8::1]/a'],
  ])('[7b.1] 3.4.1.2: %s is signed as %s', (url, expected) => {
    expect(signOAuth1({ ...base, url }).baseString.split('&')[1]).toBe(encodeURIComponent(expected))
  })
})

describe('bugs of the underlying package', () => {
  const parameters = (request: Partial<OAuth1Request>): string => {
    const [, , part = ''] = signOAuth1({ ...base, version: false, ...request }).baseString.split('&')
    return decodeURIComponent(part)
      .replaceAll(/&?oauth_[a-z_]+=[^&]*/g, '')
      .replace(/^&/, '')
  }

  test.each([
    ['percent-encoded names', '?c%40=1&%61=2', 'a=2&c%40=1'],
    ['a plus is a space', '?q=a+b&r=a%2Bb', 'q=a%20b&r=a%2Bb'],
    ['repeated parameters, sorted by value', '?a=2&a=1&a=10', 'a=1&a=10&a=2'],
    ['empty values and missing equals signs', '?a=&b&=c', '=c&a=&b='],
    ['equal pairs twice', '?a=1&a=1', 'a=1&a=1'],
    ['more than one equals sign', '?a=b=c', 'a=b%3Dc'],
    ['more than one question mark', '?a=1?b=2', 'a=1%3Fb%3D2'],
    ['a fragment', '?a=1#b=2', 'a=1'],
    ['constructor', '?constructor=1&toString=2', 'constructor=1&toString=2'],
    ['__proto__', '?__proto__=1&__proto__=2', '__proto__=1&__proto__=2'],
    ['characters that encodeURIComponent leaves unescaped', "?a=!*'()", 'a=%21%2A%27%28%29'],
    ['sorted by encoded bytes', '?z=1&%C3%A9=2&a%20b=3&a=4&a.b=5', '%C3%A9=2&a=4&a%20b=3&a.b=5&z=1'],
    ['an encoded percent sign', '?a=%2525', 'a=%2525'],
  ])('[7b.1] %s', (_name, query, expected) => {
    expect(parameters({ url: `http://example.com/${query}` })).toBe(expected)
  })

  test('[7b.1] a form named __proto__ keeps both its values', () => {
    const form = new URLSearchParams([
      ['__proto__', 'b'],
      ['__proto__', 'a'],
    ])
    expect(parameters({ form })).toBe('__proto__=a&__proto__=b')
  })

  test('[7b.1] a protocol parameter cannot be replaced by an extra one', () => {
    expect(() => signOAuth1({ ...base, extra: { oauth_nonce: 'x' } })).toThrow(TypeError)
    expect(() => signOAuth1({ ...base, extra: { oauth_signature: 'x' } })).toThrow(TypeError)
  })

  test('[7b.1] only http and https are signed', () => {
    expect(() => signOAuth1({ ...base, url: 'ftp://example.com/' })).toThrow(TypeError)
    expect(() => signOAuth1({ ...base, url: '/relative' })).toThrow(TypeError)
  })

  test('[7b.1] the caller’s objects are not modified, and the same request gives the same signature', () => {
    const request: OAuth1Request = Object.freeze({
      ...base,
      url: 'http://example.com/?a=1',
      form: new URLSearchParams('b=2'),
      consumer: Object.freeze({ key: 'k', secret: 's' }),
      token: Object.freeze({ key: 't', secret: 'u' }),
      extra: Object.freeze({ realm: 'r', oauth_callback: 'oob' }),
    })
    const first = signOAuth1(request)
    expect(signOAuth1(request)).toEqual(first)
    expect(String(request.form)).toBe('b=2')
  })

  test('[7b.1] query parameters that look like protocol ones are signed and stay out of the header', () => {
    const { header, baseString } = signOAuth1({ ...base, url: 'http://example.com/?oauth_foo=1&oauth_signature=x' })
    expect(baseString).toContain('oauth_foo%3D1')
    expect(baseString).not.toContain('oauth_signature%3Dx')
    expect(header).not.toContain('oauth_foo')
  })
})

/**
 * A second implementation of RFC 5849 3.4.1, over bytes and regular expressions, which shares no code with the signer.
 */
function referenceBaseString(method: string, url: string, form: string, header: [string, string][]): string {
  const [, scheme = '', authority = '', path = '', query = ''] =
    /^([a-zA-Z]+):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  const unreserved = /[A-Za-z0-9\-._~]/
  const encode = (bytes: Buffer): string =>
    [...bytes]
      .map((byte) => {
        const character = String.fromCharCode(byte)
        return unreserved.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
      })
      .join('')
  const decode = (text: string): Buffer => {
    const bytes: number[] = []
    const raw = Buffer.from(text.replaceAll('+', ' '))
    for (let at = 0; at < raw.length; at++) {
      const hex = raw.subarray(at + 1, at + 3).toString()
      if (raw[at] === 0x25 && /^[0-9A-Fa-f]{2}$/.test(hex)) {
        bytes.push(Number.parseInt(hex, 16))
        at += 2
      } else bytes.push(raw[at] ?? 0)
    }
    return Buffer.from(bytes)
  }
  const pairsOf = (text: string): [string, string][] =>
    text
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const cut = part.indexOf('=')
        const name = cut < 0 ? part : part.slice(0, cut)
        return [encode(decode(name)), encode(decode(cut < 0 ? '' : part.slice(cut + 1)))]
      })
  const own = header.map(([name, value]): [string, string] => [encode(Buffer.from(name)), encode(Buffer.from(value))])
  const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))
  const sorted = [...pairsOf(query), ...pairsOf(form), ...own].toSorted(
    ([nameA, a], [nameB, b]) => bytes(nameA, nameB) || bytes(a, b),
  )
  const defaultPort = scheme.toLowerCase() === 'https' ? ':443' : ':80'
  let host = authority.toLowerCase()
  if (host.endsWith(defaultPort)) host = host.slice(0, -defaultPort.length)
  const uri = `${scheme.toLowerCase()}://${host}${path === '' ? '/' : path}`
  const normalised = sorted.map(([name, value]) => `${name}=${value}`).join('&')
  return [method.toUpperCase(), uri, normalised].map((part) => encode(Buffer.from(part))).join('&')
}

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const name = fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toString', 'a', 'oauth_x', ''))
const pairs = fc.array(fc.tuple(name, text), { maxLength: 8 })
const hexCase = fc.boolean()

/** Serializes pairs in different valid ways: %20 or +, either case of hex, with or without `=`. */
const written = fc.tuple(pairs, fc.boolean(), hexCase).map(([list, plus, lower]) =>
  list
    .map(([key, value]) => {
      const write = (part: string): string => {
        const escaped = encodeURIComponent(part).replaceAll(/%[0-9A-F]{2}/g, (hex) => (lower ? hex.toLowerCase() : hex))
        return plus ? escaped.replaceAll('%20', '+') : escaped
      }
      return value === '' && plus ? write(key) : `${write(key)}=${write(value)}`
    })
    .filter((part) => part !== '')
    .join('&'),
)
const host = fc
  .tuple(
    fc.constantFrom('example.com', 'EXAMPLE.com', 'a-b.Example.NET', '127.0.0.1', '[::1]'),
    fc.constantFrom('', ':80', ':443', ':8080'),
  )
  .map(([domain, port]) => domain + port)
const path = fc
  .array(fc.stringMatching(/^[A-Za-z0-9_~!$&'()*+,;=:@-]{1,8}$/), { maxLength: 4 })
  .map((parts) => (parts.length === 0 ? '' : `/${parts.join('/')}`))
const url = fc
  .tuple(
    fc.constantFrom('http', 'https', 'HTTP', 'Https'),
    host,
    path,
    fc.option(written),
    fc.constantFrom('', '#x?y=1'),
  )
  .map(([scheme, at, to, query, fragment]) => `${scheme}://${at}${to}${query === null ? '' : `?${query}`}${fragment}`)

describe('against a second implementation', () => {
  test('[7b.1] every URL, form and credential gives the base string of RFC 5849 and its signature', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'post', 'Delete'),
        url,
        written,
        text,
        text,
        text,
        fc.boolean(),
        (method, address, form, key, secret, nonce, sha1) => {
          const signatureMethod = sha1 ? 'HMAC-SHA1' : 'HMAC-SHA256'
          const result = signOAuth1({
            method,
            url: address,
            form: new URLSearchParams(form),
            consumer: { key, secret },
            token: { key: secret, secret: key },
            nonce,
            timestamp: 1700000000,
            signatureMethod,
          })
          const expected = referenceBaseString(method, address, form, [
            ['oauth_consumer_key', key],
            ['oauth_nonce', nonce],
            ['oauth_signature_method', signatureMethod],
            ['oauth_timestamp', '1700000000'],
            ['oauth_token', secret],
            ['oauth_version', '1.0'],
          ])
          expect(result.baseString).toBe(expected)
          const escaped = (part: string): string =>
            encodeURIComponent(part).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
          const hmac = createHmac(sha1 ? 'sha1' : 'sha256', `${escaped(secret)}&${escaped(key)}`)
          expect(result.signature).toBe(hmac.update(expected).digest('base64'))
        },
      ),
      { numRuns: 2000 },
    )
  })
})
