import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const salt = (text = 'salt of this test') => Buffer.from(text)

describe('stored passwords', () => {
  test('[7a.8] argon2id with 19 MiB and 2 passes, in a string with these parameters', async () => {
    const hash = await hashPassword('maple4leaf', salt())
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]{43}$/)
    expect(hash).not.toContain('maple')
    expect(await verifyPassword('maple4leaf', hash)).toBe(true)
    expect(await verifyPassword('maple4leaF', hash)).toBe(false)
    expect(await hashPassword('maple4leaf', salt('another salt'))).not.toBe(hash)
  })

  test('[7a.4] a string with other parameters is verified with them', async () => {
    // A vector of the reference implementation: t = 2, m = 256 KiB, p = 1, "password" with "somesalt".
    const cheap = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await verifyPassword('password', cheap)).toBe(true)
    expect(await verifyPassword('passwords', cheap)).toBe(false)
  })

  test('[7a.4] a password matches however its accents are composed', async () => {
    const hash = await hashPassword('caf\u00e9 4you', salt())
    expect(await verifyPassword('cafe\u0301 4you', hash)).toBe(true)
  })

  test.each([
    null,
    '',
    'maple4leaf',
    '$argon2id$v=19$m=19456,t=2,p=1$$',
    '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('[7a.4] %s matches no password', async (stored) => {
    expect(await verifyPassword('maple4leaf', stored)).toBe(false)
  })

  test('[7a.4] any text is a password that only it matches', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (password) => {
        const hash = await hashPassword(password, salt())
        return (await verifyPassword(password, hash)) && !(await verifyPassword(`${password}x`, hash))
      }),
      { numRuns: 6 },
    )
  })
})
