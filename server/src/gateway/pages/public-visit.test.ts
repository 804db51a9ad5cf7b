import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../testing/sample-shop.ts'
import { PublicVisit } from './public-visit.ts'

const DAY = 24 * 3_600_000
const signal = new AbortController().signal
const at = (path: string) => new URL(path, 'https://shop.example')
const cookieOf = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const visit = (cookies: Record<string, string> = {}, path = '/category/flower', language?: string) =>
  PublicVisit.of(at(path), { cookie: cookieOf(cookies), 'accept-language': language }, NOON)
const verified = (verificationTime: number) => ({
  age_verification: JSON.stringify({ isVerified: true, verificationTime }),
})
const requestOf = (of: PublicVisit | undefined) => {
  const request = of?.toRequest(NOON, signal)
  return request && { url: request.url, headers: Object.fromEntries(request.headers) }
}

describe('a visit whose page is kept for everybody', () => {
  test('gives a drawing the address and the listed choices, and nothing else', () => {
    const cookies = {
      ...verified(NOON - 3 * DAY),
      state_code: 'FL',
      store_id: '12',
      shopping_mode: 'MEDICAL',
      theme: 'dark',
      selected_delivery_code: 'D101',
      analytics_consent: 'granted',
      visitor_id: 'secret-visitor',
      store_name: 'secret-name',
      _ga: 'secret-other',
    }
    const request = requestOf(visit(cookies, '/category/flower?brand=a&page=2', 'es-MX,es;q=0.9'))
    expect(request?.url).toBe('https://shop.example/category/flower?brand=a&page=2')
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual(['accept', 'cookie'])
    const read = decodeURIComponent(request?.headers['cookie'] ?? '')
      .split('; ')
      .toSorted()
    expect(read).toEqual([
      `age_verification={"isVerified":true,"verificationTime":${NOON}}`,
      'analytics_consent=granted',
      'language=es',
      'selected_delivery_code=D101',
      'shopping_mode=MEDICAL',
      'state_code=FL',
      'store_id=12',
      'theme=dark',
    ])
  })

  test.each([
    'cartId',
    'storeId',
    'signin_token',
    'refresh_token',
    'signin_confirmed',
    'previous_url',
    'is_guest_checkout',
    'session_invalid',
    'just_placed_order',
  ])('is not one with the cookie %s', (name) => {
    expect(visit({ [name]: 'x' })).toBeUndefined()
    expect(visit({ [name]: '' })).toBeUndefined()
  })

  test.each(['/rewards/reset?token=a', '/?utm_source=a', '/?brand=a&brand=b', `/${'a'.repeat(401)}`, '/dev/analytics'])(
    'is not one at %s',
    (path) => expect(visit({}, path)).toBeUndefined(),
  )

  test.each([
    ['state_code', 'Florida'],
    ['store_id', '../1'],
    ['selected_delivery_code', 'a b'],
  ])('is not one with a value that the shop never stores: %s=%s', (name, value) => {
    expect(visit({ [name]: value })).toBeUndefined()
  })

  test('two visits have the same page exactly if every choice is the same', () => {
    const same = [{}, { visitor_id: 'a' }, { theme: 'purple' }, { shopping_mode: 'x' }].map((one) => visit(one)?.key)
    expect(new Set(same).size).toBe(1)
    const different = [
      visit(),
      visit({}, '/category/edibles'),
      visit({}, '/category/flower?page=2'),
      visit({ theme: 'dark' }),
      visit({ theme: 'light' }),
      visit({ store_id: '1' }),
      visit({ store_id: '2' }),
      visit({ shopping_mode: 'MEDICAL' }),
      visit({ selected_delivery_code: 'D1' }),
      visit({ state_code: 'FL' }),
      visit({ analytics_consent: 'granted' }),
      visit({ analytics_consent: 'refused' }),
      visit({ bypass_age_verification: '1' }),
      visit({ language: 'es' }),
      visit(verified(NOON - DAY)),
    ].map((one) => one?.key)
    expect(different).not.toContain(undefined)
    expect(new Set(different).size).toBe(different.length)
  })

  test('the age verification counts, but not when it was', () => {
    expect(visit(verified(NOON - DAY))?.key).toBe(visit(verified(NOON - 20 * DAY))?.key)
    expect(visit(verified(NOON + 1))?.key).toBe(visit()?.key)
    expect(visit(verified(NOON - 31 * DAY))?.key).toBe(visit()?.key)
    expect(visit({ age_verification: '{' })?.key).toBe(visit()?.key)
    expect(visit(verified(NOON - 30 * DAY + 60_000))).toBeUndefined()
  })

  test('the language is the chosen one, else the browser’s, else English', () => {
    const keys = [
      visit({ language: 'es' }, '/', 'en-US'),
      visit({}, '/', 'es-US,es;q=0.9,en;q=0.8'),
      visit({}, '/', 'fr, en'),
      visit({}, '/'),
    ].map((one) => one?.key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).toBe(keys[3])
    expect(keys[0]).not.toBe(keys[2])
  })

  test('nothing else that a browser sends can enter, whatever it is called', () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.dictionary(text, text), (cookies) => {
        const secret = 'Zq7secretZq7'
        const noisy = Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, secret + value]))
        const cookie = cookieOf(noisy)
        const found = PublicVisit.of(at('/'), { cookie }, NOON)
        const seen = JSON.stringify(requestOf(found) ?? '') + (found?.key ?? '')
        expect(seen).not.toContain(secret)
      }),
    )
  })
})
