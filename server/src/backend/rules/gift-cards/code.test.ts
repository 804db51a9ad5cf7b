import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIGITS } from '../../platform/check-digit.ts'
import { hashCode, newCode, readCode } from './code.ts'

const codes = fc
  .uint8Array({ minLength: 64, maxLength: 64 })
  .filter((bytes) => bytes.filter((byte) => byte < 248).length > 15)

describe('codes of gift cards', () => {
  test('[2c.6] a code is recognized however it was typed', () => {
    fc.assert(
      fc.property(codes.map(newCode), (code) => {
        expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
        const typed = [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')}\t`]
        expect(typed.map(readCode)).toEqual(typed.map(() => code))
        expect(hashCode(code)).toMatch(/^[0-9a-f]{64}$/)
      }),
    )
  })

  test('[2c.6] one wrong character, or two swapped neighbors, is detected', () => {
    fc.assert(
      fc.property(codes.map(newCode), fc.nat(15), fc.nat(30), (code, at, other) => {
        const signs = [...code.replaceAll('-', '')]
        const wrong = DIGITS.charAt(other)
        fc.pre(signs[at] !== wrong)
        expect(readCode(signs.with(at, wrong).join(''))).toBeUndefined()
        const [here = '', next = ''] = signs.slice(at, at + 2)
        if (next === '' || here === next) return
        expect(
          readCode(
            signs
              .with(at, next)
              .with(at + 1, here)
              .join(''),
          ),
        ).toBeUndefined()
      }),
    )
  })

  test('anything else is not a code', () => {
    for (const text of ['', 'FERN', 'FERN-GFTC-ARD2-5259', 'FERN-GFTC-ARD2-525', '0'.repeat(16), 'x'.repeat(100_000)]) {
      expect(readCode(text)).toBeUndefined()
    }
  })

  test('every character is equally likely, and too few bytes are an error', () => {
    expect(newCode(Uint8Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 255 : 0)))).toBe(
      newCode(new Uint8Array(40)),
    )
    expect(() => newCode(new Uint8Array(40).fill(255))).toThrow(RangeError)
  })
})
