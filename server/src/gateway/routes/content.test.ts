import { contentBlocks, headerContent } from '@leaflog/core/wire/content/content'
import { content } from '@leaflog/fixtures'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, unreachable, virtualClock } from '../../testing/gateway-harness.ts'
import { json, type Upstream } from '../../platform/upstream.ts'

const block = (identifier: string, value: unknown) =>
  json({
    data: {
      cmsBlocks: {
        items: [{ identifier, title: 't', content: typeof value === 'string' ? value : JSON.stringify(value) }],
      },
    },
  })

const BANNER = 'Weekly Deals: Free Shipping on orders $100+'

describe('content', () => {
  test.each(['header', 'footer', 'home'] as const)(
    '[3.16] [9g.2] %s is read from its block and cached for 300 s',
    async (name) => {
      const commerce = fakeUpstream(() => block(`data_${name}`, { ...content[name], internal: 1 }))
      const app = await startGateway({ commerce: commerce.send })
      const answer = await app.inject(`/api/content/${name}`)
      await app.inject(`/api/content/${name}`)
      expect(answer.json()).toEqual({ ...content[name], ...(name === 'header' && { promobannerText: BANNER }) })
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

  test('[8.9] cached content outlives its upstream', async () => {
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

describe('blocks', () => {
  const ask = (app: FastifyInstance, identifiers: string) =>
    app.inject(`/api/content/blocks?${new URLSearchParams({ identifiers })}`)
  const missing = { message: 'There is no such block.', extensions: { category: 'graphql-no-such-entity' } }
  const item = (identifier: string, text: string) => ({ identifier, title: `Title of ${identifier}`, content: text })

  test('[3.16.1] [7a.21] [9g.2] come in the order of the request, without missing ones, and are cached for 300 s', async () => {
    const items = [null, item('rewards_terms', '<p>Terms'), item('rewards_login_note', '<p>Note</p>'), item('x', '')]
    const commerce = fakeUpstream(() => json({ data: { cmsBlocks: { items } }, errors: [missing] }))
    const app = await startGateway({ commerce: commerce.send })
    const answer = await ask(app, 'rewards_login_note,gone,rewards_terms')
    await ask(app, 'rewards_login_note,gone,rewards_terms')
    expect(answer.json()).toEqual([
      { ...item('rewards_login_note', '<p>Note</p>'), language: 'en' },
      { ...item('rewards_terms', '<p>Terms</p>'), language: 'en' },
    ])
    expect(contentBlocks.safeParse(answer.json()).success).toBe(true)
    expect(answer.headers['cache-control']).toBe('public, max-age=900, s-maxage=300, stale-while-revalidate=60')
    expect(commerce.seen).toHaveLength(1)
    expect(commerce.seen[0]?.url.searchParams.get('variables')).toBe(
      '{"identifiers":["rewards_login_note","gone","rewards_terms"]}',
    )
  })

  test('[3.16.1] none of them exists: an empty list', async () => {
    const commerce = () => Promise.resolve(json({ data: { cmsBlocks: { items: [null] } }, errors: [missing] }))
    expect((await ask(await startGateway({ commerce }), 'gone')).json()).toEqual([])
  })

  test('[3.16.1] their HTML is sanitized', async () => {
    const hostile = '<p onclick="x()">Words<script>x()</script> <a href="javascript:x()">more</a></p>'
    const commerce = () => Promise.resolve(json({ data: { cmsBlocks: { items: [item('note', hostile)] } } }))
    const [found] = contentBlocks.parse((await ask(await startGateway({ commerce }), 'note')).json())
    expect(found?.content).toBe('<p>Words <span>more</span></p>')
  })

  test.each([
    ['none', ''],
    ['a data block', 'data_header'],
    ['a data block among others', 'rewards_terms,data_footer'],
    ['a name that is none', '../admin'],
    ['capital letters', 'Rewards'],
    ['an empty name', 'a,,b'],
    ['eleven', 'a,b,c,d,e,f,g,h,i,j,k'],
    ['a long name', 'a'.repeat(65)],
    ['a variable', '{$a}'],
  ])('%s: refused without an upstream call', async (_name, identifiers) => {
    const commerce = fakeUpstream(() => json({}))
    const app = await startGateway({ commerce: commerce.send })
    const answer = await ask(app, identifiers)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'BAD_REQUEST' } }])
    expect((await app.inject('/api/content/blocks')).statusCode).toBe(400)
    expect(commerce.seen).toEqual([])
  })

  test.each([
    ['another error', { data: { cmsBlocks: null }, errors: [{ message: 'secret detail' }] }, 200],
    ['no answer', { data: { cmsBlocks: null } }, 200],
    ['another shape', { data: { cmsBlocks: { items: 1 } } }, 200],
    ['a status that says no', { data: { cmsBlocks: { items: [] } } }, 500],
  ])('%s is not passed on, and nothing is cached', async (_name, body, status) => {
    const commerce = fakeUpstream(() => json(body, status))
    const app = await startGateway({ commerce: commerce.send })
    const answer = await ask(app, 'rewards_terms')
    expect([answer.statusCode, answer.json()]).toMatchObject([502, { error: { code: 'UPSTREAM_UNEXPECTED' } }])
    expect(answer.body).not.toContain('secret detail')
    await ask(app, 'rewards_terms')
    expect(commerce.seen).toHaveLength(2)
  })
})

describe('the promotional banner', () => {
  const header = async (change: Partial<typeof content.header>) => {
    const commerce = () => Promise.resolve(block('data_header', { ...content.header, ...change }))
    return headerContent.parse((await (await startGateway({ commerce })).inject('/api/content/header')).json())
  }

  test('[3.15.4] [2a.1] its HTML is one sanitized line', async () => {
    const promobannerText =
      '<div><h1>Weekly <strong>Deals</strong></h1><img src=x onerror=x()> <a href="/shopd">Shop</a></div>'
    expect((await header({ promobannerText })).promobannerText).toBe(
      'Weekly <strong>Deals</strong> <a href="/shopd">Shop</a>',
    )
  })

  test.each(['#1F4D3A', '#fff', '#ABC'])('[3.15.4] %s is a color', async (promobannerBgColor) => {
    expect((await header({ promobannerBgColor })).promobannerBgColor).toBe(promobannerBgColor)
  })

  test.each(['red', '#12345', '#1234567', 'url(//evil.example)', '#fff;x:y', ' #fff', '#fff\n', 'var(--x)', '#ggg'])(
    '[3.15.4] %j is not a plain color and is left out',
    async (promobannerBgColor) => {
      expect((await header({ promobannerBgColor })).promobannerBgColor).toBe('')
    },
  )
})
