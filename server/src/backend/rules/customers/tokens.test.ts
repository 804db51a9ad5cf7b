import { createHmac, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { Kysely, PostgresDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import { randomId } from '../../../platform/random-id.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import { createSessions } from './sessions.ts'
import { ACCESS_LIFETIME, createTokens } from './tokens.ts'

const NOW = Date.UTC(2026, 10, 20, 17)
const at = (secret: string, now = NOW) => createTokens({ secret, clock: () => now, ids: () => 'an-id' })
const tokens = at('the secret of this test')
const owner = { customerId: 'customer', familyId: 'family-of-12' }

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
/** A token with any header and payload, and a seal with any key. */
function forge(header: unknown, payload: unknown, key: string | Uint8Array = 'x', hash = 'sha256'): string {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}
const claims = { sub: 'customer', sid: 'family-of-12', jti: 'j', iat: NOW / 1000, exp: NOW / 1000 + 3_600 }
const hs256 = { alg: 'HS256', typ: 'JWT' }

describe('access tokens', () => {
  test('[7a.4] HS256 with the customer, the family and an hour', async () => {
    const token = await tokens.issueAccess(owner)
    const parts = token.split('.', 2).map((text): unknown => JSON.parse(Buffer.from(text, 'base64url').toString()))
    expect(parts).toEqual([hs256, { ...claims, jti: 'an-id' }])
    expect(await tokens.readAccess(token)).toEqual({ ...owner, expired: false })
    expect(await at('the secret of this test', NOW + ACCESS_LIFETIME).readAccess(token)).toMatchObject({
      expired: true,
    })
  })

  test('[8.8] hostile tokens are invalid, and never throw', async () => {
    const good = await tokens.issueAccess(owner)
    const [header = '', payload = '', seal = ''] = good.split('.')
    const hostile = [
      '',
      '.',
      '..',
      good.slice(0, -1),
      `${good}.`,
      `${header}.${payload}.`,
      `${header}.${part({ ...claims, sub: 'another' })}.${seal}`,
      `${part({ alg: 'none' })}.${payload}.`,
      `${part({ alg: 'none', typ: 'JWT' })}.${payload}.${seal}`,
      forge({ alg: 'HS512' }, claims, 'x', 'sha512'),
      forge(hs256, claims),
      forge(hs256, claims, 'the secret of this test'),
      forge({ ...hs256, crit: ['exp'] }, claims),
      forge(hs256, 'not json'),
      'a'.repeat(1_048_576),
      `${header}.${'A'.repeat(1_048_576)}.${seal}`,
      '\u0000.\uffff.💥',
      await at('another secret entirely').issueAccess(owner),
    ]
    for (const token of hostile) expect(await tokens.readAccess(token)).toBeUndefined()
  })

  test('[8.8] arbitrary text is invalid', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fc.base64String(), { maxLength: 5 }).map((parts) => parts.join('.')),
        ),
        async (token) => (await tokens.readAccess(token)) === undefined,
      ),
      { numRuns: 60 },
    )
  })
})

describe('claims that only a holder of the key could sign', () => {
  test.each([
    ['"NaN"', { ...claims, exp: 'NaN' }],
    ['null', { ...claims, exp: null }],
    ['none', { ...claims, exp: undefined }],
    ['a fraction', { ...claims, exp: claims.exp + 0.5 }],
    ['a list', { ...claims, sub: ['customer'] }],
    ['an object', { ...claims, sid: { toString: 'x' } }],
    ['a number', { ...claims, sub: 7 }],
    ['empty', { ...claims, sub: '' }],
    ['a token’s payload that is a list', [claims]],
  ])('[8.8] %s is not a valid claim', async (_, payload) => {
    expect(await tokens.readAccess(signedByUs(payload))).toBeUndefined()
  })

  test('[8.8] an exp of 1e999 is not a valid time', async () => {
    const text = JSON.stringify(claims).replace(String(claims.exp), '1e999')
    expect(await tokens.readAccess(signedByUs(text))).toBeUndefined()
  })

  test('[8.8] the same key does accept valid claims', async () => {
    expect(await tokens.readAccess(signedByUs(claims))).toEqual({ ...owner, expired: false })
  })

  /** Signed with the real key, derived as in tokens.ts. */
  function signedByUs(payload: unknown): string {
    const key = new Uint8Array(hkdfSync('sha256', 'the secret of this test', '', 'leaflog access', 32))
    return forge(hs256, payload, key)
  }
})

describe('the Authorization header', () => {
  const pool = () => Promise.reject(new Error('the database was asked'))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const sessions = createSessions({ db, clock: () => NOW, ids: randomId, tokens })

  test.each([
    null,
    '',
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    'Bearer a b',
    'x'.repeat(1_048_576),
    'Bearer \u0000',
  ])('[8.8] %j signs nobody in, without a database query', async (header) => {
    expect(await sessions.find(header)).toBeUndefined()
    expect(await sessions.revoke(header)).toBeUndefined()
  })

  test('[8.8] a valid token is looked up', async () => {
    const header = `Bearer ${await tokens.issueAccess(owner)}`
    await expect(sessions.find(header)).rejects.toThrow('the database was asked')
  })
})

describe('refresh tokens', () => {
  test('[7a.6] contain a family and a generation, and only ours are accepted', () => {
    const token = tokens.refreshToken('family-of-12', 7)
    expect(token).toMatch(/^family-of-12\.7\.[\w-]{43}$/)
    expect(tokens.readRefresh(token)).toEqual({ familyId: 'family-of-12', generation: 7 })
    expect(at('another secret entirely').readRefresh(token)).toBeUndefined()
    expect(tokens.readRefresh(token.replace('.7.', '.8.'))).toBeUndefined()
    expect(tokens.readRefresh(token.replace('family', 'fbmily'))).toBeUndefined()
  })
})
