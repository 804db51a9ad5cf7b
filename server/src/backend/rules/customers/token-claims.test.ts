import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTokens } from './tokens.ts'

const NOW = Date.UTC(2026, 10, 20, 17)
const secret = 'the secret of this test'
const at = (now: number) => createTokens({ secret, clock: () => now, ids: () => 'an-id' })
const tokens = at(NOW)
const owner = { customerId: 'customer', familyId: 'family-of-12' }
const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `leaflog ${use}`, 32))
const sealed = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url')

test('[7a.4] an access token is valid for exactly an hour', async () => {
  const token = await tokens.issueAccess(owner)
  expect(await at(NOW + 3_599_999).readAccess(token)).toEqual({ ...owner, expired: false })
  expect(await at(NOW + 3_600_000).readAccess(token)).toEqual({ ...owner, expired: true })
})

test('[7a.4] a token issued within a second counts from the second’s beginning', async () => {
  const token = await at(NOW + 999).issueAccess(owner)
  const [, payload = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect(claims).toMatchObject({ iat: NOW / 1000, exp: NOW / 1000 + 3600 })
})

test.each(['sub', 'sid', 'jti'])('[8.8] a %s has 1 to 64 characters', async (name) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (value: string) => {
    const claims = { sub: 'c', sid: 'f', jti: 'j', iat: NOW / 1000, exp: NOW / 1000 + 60, [name]: value }
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
    return tokens.readAccess(`${text}.${sealed(keyFor('access'), text)}`)
  }
  expect(await signed('x'.repeat(64))).toBeDefined()
  expect(await signed('x'.repeat(65))).toBeUndefined()
  expect(await signed('')).toBeUndefined()
})

test('[8.8] a refresh token with parts of another form is invalid, even sealed with our key', () => {
  const refresh = (text: string) => tokens.readRefresh(`${text}.${sealed(keyFor('refresh'), text)}`)
  expect(refresh('family-of-12.7')).toEqual({ familyId: 'family-of-12', generation: 7 })
  expect(refresh('family-1.123456789')).toEqual({ familyId: 'family-1', generation: 123_456_789 })
  for (const text of [
    'family.7',
    `${'f'.repeat(65)}.7`,
    'family-of-12.0',
    'family-of-12.07',
    'family-of-12.1234567890',
  ])
    expect([text, refresh(text)]).toEqual([text, undefined])
})

test('[8.8] text before or after a refresh token makes it invalid', () => {
  const token = tokens.refreshToken('family-of-12', 7)
  for (const text of ['', '.', `!${token}`, `${token}x`, `${token}.`, token.slice(0, -1)])
    expect([text, tokens.readRefresh(text)]).toEqual([text, undefined])
})

test('a keyed hash depends on each part of the value and on the secret', () => {
  const { fingerprint } = tokens
  expect(fingerprint('a', 'b')).toBe(fingerprint('a', 'b'))
  const others = [
    fingerprint('ab'),
    fingerprint('b', 'a'),
    fingerprint('a', 'b', ''),
    createTokens({ secret: 'another secret entirely', clock: () => NOW, ids: () => 'an-id' }).fingerprint('a', 'b'),
  ]
  expect(others).not.toContain(fingerprint('a', 'b'))
})

test('each use of the secret has its own key', () => {
  const text = 'family-of-12.7'
  expect(tokens.readRefresh(`${text}.${sealed(keyFor('refresh'), text)}`)).toBeDefined()
  for (const use of ['access', 'fingerprint', ''])
    expect(tokens.readRefresh(`${text}.${sealed(keyFor(use), text)}`)).toBeUndefined()
})
