import { ageGateConfig } from '@leaflog/fixtures'
import { describe, expect, test } from 'vitest'
import { startGateway, unreachable, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'

const commerce = () => Promise.resolve(json({ data: { ageGateConfig } }))

const submit = async (
  form: Record<string, string>,
  options: GatewayOptions = {},
  headers: Record<string, string> = {},
) => {
  const app = await startGateway({ commerce, ...options })
  return await app.inject({
    method: 'POST',
    url: '/age-gate',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
}
const cookiesOf = (answer: Awaited<ReturnType<typeof submit>>) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))

// The test clock is at 20 November 2026, noon in New York.
const born = (year: number, month = 1, day = 1) => ({ month: String(month), day: String(day), year: String(year) })

describe('the form', () => {
  test('[4a.3] [4a.6] [9a.3] Yes is enough if no birth date is required; record and state become cookies', async () => {
    const answer = await submit({ state: 'FL', back: '/shopd/category/flower?brand=a' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['location']).toBe('/shopd/category/flower?brand=a')
    expect(answer.body).toBe('')
    const cookies = cookiesOf(answer)
    expect(JSON.parse(cookies['age_verification'] ?? '')).toEqual({
      isVerified: true,
      verificationTime: virtualClock().now(),
    })
    expect(cookies['state_code']).toBe('FL')
    expect(answer.cookies.map(({ maxAge, path, sameSite }) => [maxAge, path, sameSite])).toEqual([
      [30 * 86_400, '/', 'Lax'],
      [365 * 86_400, '/', 'Lax'],
    ])
  })

  test.each([
    ['18 today', born(2008, 11, 20), true],
    ['18 tomorrow', born(2008, 11, 21), false],
    ['old', born(1950), true],
    ['a child', born(2015), false],
    ['no date', {}, false],
    ['no real day', born(1990, 2, 31), false],
    ['no number', { month: 'x', day: '1', year: '1990' }, false],
  ])('[5a.3] [5a.7] in Maryland the birth date decides: %s', async (_name, date, passes) => {
    const answer = await submit({ state: 'MD', ...date, back: '/' })
    expect(answer.statusCode).toBe(303)
    expect(answer.cookies.length > 0).toBe(passes)
    expect(answer.headers['location']).toBe(passes ? '/' : '/?age-gate=refused&age-gate-state=MD')
  })

  test('nobody passes before their birthday: just after midnight in New York it is still the day before in the west', async () => {
    const clock = virtualClock(Date.UTC(2026, 10, 21, 6))
    const answer = await submit({ state: 'MD', ...born(2008, 11, 21), back: '/' }, { clock })
    expect(answer.cookies).toEqual([])
  })

  test('[5a.1] without a state, or with an unknown one', async () => {
    for (const state of ['', 'XX', '<script>']) {
      const answer = await submit({ state, back: '/a' })
      expect(answer.cookies).toEqual([])
      expect(answer.headers['location']).toMatch(/^\/a\?age-gate=refused/)
      expect(answer.headers['location']).not.toContain('script')
    }
  })

  test('[4a.7] Ohio goes to the external shop and sets no cookies', async () => {
    const answer = await submit({ state: 'OH', back: '/' }, { config: { externalShop: 'https://ohio.example/' } })
    expect(answer.headers['location']).toBe('https://ohio.example/')
    expect(answer.cookies).toEqual([])
    expect((await submit({ state: 'OH', back: '/' })).cookies).toEqual([])
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/%0d%0aset-cookie: a=1',
    '/..//evil.example',
  ])('back never leads to another site: %j', async (back) => {
    const { location } = (await submit({ state: 'FL', back })).headers
    expect(new URL(String(location), 'http://shop.example').origin).toBe('http://shop.example')
    expect(location).toMatch(/^\/(?![/\\])/)
  })

  test('cookies are Secure if the shop is', async () => {
    const answer = await submit({ state: 'FL', back: '/' }, { config: { publicUrl: 'https://shop.example' } })
    expect(answer.cookies.every(({ secure }) => secure === true)).toBe(true)
  })

  test('another site cannot submit it, and only a form is accepted', async () => {
    expect((await submit({ state: 'FL' }, {}, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await submit({ state: 'FL' }, {}, { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await submit({ state: 'FL', back: `/${'x'.repeat(3000)}` })).statusCode).toBe(413)
  })

  test('[8.1] without a configuration nobody passes', async () => {
    for (const broken of [unreachable, () => Promise.resolve(json({ data: { ageGateConfig: [] } }))]) {
      const answer = await submit({ state: 'FL', back: '/' }, { commerce: broken })
      expect(answer.statusCode).toBe(502)
      expect(answer.cookies).toEqual([])
    }
  })
})
