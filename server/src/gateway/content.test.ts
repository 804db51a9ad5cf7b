import { content } from '@leaflog/fixtures'
import { describe, expect, test } from 'vitest'
import { playedUpstream, startGateway, unreachable, virtualClock } from '../testing/gateway-harness.ts'
import { json, type Upstream } from '../upstream.ts'

const block = (identifier: string, value: unknown) =>
  json({
    data: {
      cmsBlocks: {
        items: [{ identifier, title: 't', content: typeof value === 'string' ? value : JSON.stringify(value) }],
      },
    },
  })

describe('content', () => {
  test.each(['header', 'footer', 'home'] as const)(
    '[3.16] [9g.2] %s is read from its block and kept for 300 s',
    async (name) => {
      const commerce = playedUpstream(() => block(`data_${name}`, { ...content[name], internal: 1 }))
      const app = await startGateway({ commerce: commerce.send })
      const answer = await app.inject(`/api/content/${name}`)
      await app.inject(`/api/content/${name}`)
      expect(answer.json()).toEqual(content[name])
      expect(answer.headers['cache-control']).toBe('public, max-age=900, s-maxage=300, stale-while-revalidate=60')
      expect(commerce.seen).toHaveLength(1)
      expect(commerce.seen[0]?.url.searchParams.get('variables')).toBe(`{"identifiers":["data_${name}"]}`)
    },
  )

  test.each([
    ['another block', () => block('data_footer', content.footer)],
    ['text that is no JSON', () => block('data_header', '<p>')],
    ['another shape', () => block('data_header', { brand: 1 })],
    ['errors', () => json({ data: null, errors: [{ message: 'no' }] })],
  ])('%s is not passed on', async (_name, answer) => {
    const app = await startGateway({ commerce: () => Promise.resolve(answer()) })
    expect((await app.inject('/api/content/header')).statusCode).toBe(502)
  })

  test('[8.9] what is cached outlives its upstream', async () => {
    const clock = virtualClock()
    let alive = true
    const commerce: Upstream = (request) =>
      alive ? Promise.resolve(block('data_home', content.home)) : unreachable(request)
    const app = await startGateway({ commerce, clock })
    await app.inject('/api/content/home')
    alive = false
    clock.advance(2 * 3_600_000)
    expect((await app.inject('/api/content/home')).json()).toEqual(content.home)
  })
})
