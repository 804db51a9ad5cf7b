/**
 * The gateway's signer and the backend's verifier are written independently. This test checks one against the other.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signOAuth1 } from '../../../gateway/http/oauth1.ts'
import { verifyOAuth1 } from './oauth1-verify.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const name = fc
  .oneof(text, fc.constantFrom('constructor', '__proto__', 'a b', 'c@', 'searchCriteria[pageSize]', "!'()*", ''))
  .filter((candidate) => !candidate.startsWith('oauth_') && candidate !== 'realm')
const pairs = fc.array(fc.tuple(name, text), { maxLength: 6 })
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'put'),
  origin: fc.constantFrom('https://commerce.example', 'http://Commerce.Example:80', 'https://localhost:8443'),
  path: fc.array(text.map(encodeURIComponent), { maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
  query: pairs,
  form: fc.option(pairs, { nil: undefined }),
  signatureMethod: fc.constantFrom('HMAC-SHA256' as const, 'HMAC-SHA1' as const),
  key: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  secret: text,
})

const NOW = 1_795_000_000

test("[7b.1] the backend accepts the gateway's signature, and refuses one with another secret", () => {
  fc.assert(
    fc.property(request, ({ method, origin, path, query, form: fields, signatureMethod, key, secret }) => {
      const url = new URL(origin + path)
      url.search = new URLSearchParams(query.map(([field, value]) => [field, value])).toString()
      const form = fields && new URLSearchParams(fields.map(([field, value]) => [field, value]))
      const asked = { method, url: url.href, nonce: 'nonce-1', timestamp: NOW, signatureMethod, ...(form && { form }) }
      const { header } = signOAuth1({ ...asked, consumer: { key, secret } })
      const signed = { method, url, authorization: header, ...(form && { form }) }
      const verified = verifyOAuth1(signed, { key, secret }, NOW)
      expect(verified).toEqual({ consumerKey: key, nonce: 'nonce-1', timestamp: NOW })
      expect(verifyOAuth1(signed, { key, secret: `${secret}x` }, NOW)).toBeUndefined()
      expect(verifyOAuth1(signed, { key: `${key}x`, secret }, NOW)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})
