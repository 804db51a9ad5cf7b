import { contentPage, contentPageList } from '@leaflog/core/wire/content/content'
import { DEFAULT_STORE_ID } from '@leaflog/core/wire/content/stores'
import { content } from '@leaflog/fixtures'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, unreachable, virtualClock } from '../../testing/gateway-harness.ts'
import { json, type Upstream } from '../../platform/upstream.ts'

const sent = (change: object = {}) => ({
  identifier: 'about',
  title: 'About',
  content_heading: 'About us',
  content: '<h2>Who we are</h2><p>Growers.</p><h2>Who we are</h2><h2>¿Cómo?</h2>',
  language: 'en',
  updated_on: '2026-09-14',
  meta_title: 'About us',
  meta_keywords: null,
  meta_description: 'Who we are.',
  ...change,
})
const answer = (change: object = {}) => json({ data: { cmsPage: sent(change) } })
const noSuchPage = () =>
  json({ data: { cmsPage: null }, errors: [{ message: 'No.', extensions: { category: 'graphql-no-such-entity' } }] })
const ask = (app: FastifyInstance, identifier: string, language?: string) =>
  app.inject(`/api/content/page?${new URLSearchParams({ identifier, ...(language !== undefined && { language }) })}`)

describe('content pages', () => {
  test('[1.7] [3.10] [9g.2] a page with its parts, cached for 300 s, and for 900 s in a browser', async () => {
    const commerce = fakeUpstream(() => answer())
    const app = await startGateway({ commerce: commerce.send })
    const first = await ask(app, 'about')
    await ask(app, 'about')
    expect(contentPage.parse(first.json())).toEqual({
      identifier: 'about',
      title: 'About',
      heading: 'About us',
      content:
        '<h2 id="section-who-we-are">Who we are</h2><p>Growers.</p><h2 id="section-who-we-are-2">Who we are</h2><h2 id="section-como">¿Cómo?</h2>',
      language: 'en',
      updatedOn: '2026-09-14',
      sections: [
        { id: 'section-who-we-are', heading: 'Who we are' },
        { id: 'section-who-we-are-2', heading: 'Who we are' },
        { id: 'section-como', heading: '¿Cómo?' },
      ],
      metaTitle: 'About us',
      metaKeywords: '',
      metaDescription: 'Who we are.',
    })
    expect(first.headers['cache-control']).toBe('public, max-age=900, s-maxage=300, stale-while-revalidate=60')
    expect(commerce.seen).toHaveLength(1)
  })

  test('[3.16.1] its HTML is sanitized', async () => {
    const hostile = '<p onclick="x()">Words<script>x()</script><img src="//evil.example/x.png"></p>'
    const app = await startGateway({ commerce: () => Promise.resolve(answer({ content: hostile })) })
    expect(contentPage.parse((await ask(app, 'about')).json()).content).toBe('<p>Words</p>')
  })

  test('[1.9] [7a.2] another language is another view of the store and another answer, which names its language', async () => {
    const commerce: Upstream = (request) =>
      Promise.resolve(
        answer(request.headers.get('store') === `${DEFAULT_STORE_ID}_es` ? { title: 'Acerca', language: 'es' } : {}),
      )
    const app = await startGateway({ commerce })
    const [english, spanish] = [await ask(app, 'about'), await ask(app, 'about', 'es')]
    expect([english.json<{ title: string }>().title, english.headers['content-language']]).toEqual(['About', 'en'])
    expect([spanish.json<{ title: string }>().title, spanish.headers['content-language']]).toEqual(['Acerca', 'es'])
    expect((await ask(app, 'about', 'en')).headers['x-cache']).toBe('hit')
  })

  test('[1.9] if the page has no translation, the English one says that it is English', async () => {
    const app = await startGateway({ commerce: () => Promise.resolve(answer()) })
    const spanish = await ask(app, 'about', 'es')
    expect([contentPage.parse(spanish.json()).language, spanish.headers['content-language']]).toEqual(['en', 'en'])
  })

  test('[7a.2] a commerce system that does not name languages answers in the view’s language', async () => {
    const { language: _, updated_on: __, ...plain } = sent()
    const app = await startGateway({ commerce: () => Promise.resolve(json({ data: { cmsPage: plain } })) })
    expect(contentPage.parse((await ask(app, 'about', 'es')).json())).toMatchObject({ language: 'es', updatedOn: '' })
  })

  test.each(['fr', 'EN', 'es; x', ''])(
    '[1.9] the language %j is refused without an upstream call',
    async (language) => {
      const commerce = fakeUpstream(() => answer())
      const app = await startGateway({ commerce: commerce.send })
      expect((await ask(app, 'about', language)).statusCode).toBe(400)
      expect(commerce.seen).toEqual([])
    },
  )

  test('[1.7] a missing page is 404, and may exist the next time', async () => {
    let exists = false
    const app = await startGateway({ commerce: () => Promise.resolve(exists ? answer() : noSuchPage()) })
    expect((await ask(app, 'about')).statusCode).toBe(404)
    exists = true
    expect((await ask(app, 'about')).statusCode).toBe(200)
  })

  test.each(['', '../admin', 'About', 'a/b', 'a'.repeat(101), 'a b', '-a', 'a"){x}'])(
    '[1.7] %j cannot be a page’s name: 404 without an upstream call',
    async (identifier) => {
      const commerce = fakeUpstream(() => answer())
      const app = await startGateway({ commerce: commerce.send })
      expect((await ask(app, identifier)).statusCode).toBe(404)
      expect(commerce.seen).toEqual([])
    },
  )

  test('[8.9] a dead upstream is not a missing page; cached pages outlive it', async () => {
    const clock = virtualClock()
    let alive = true
    const commerce: Upstream = (request) => (alive ? Promise.resolve(answer()) : unreachable(request))
    const app = await startGateway({ commerce, clock })
    await ask(app, 'about')
    alive = false
    clock.advance(2 * 3_600_000)
    expect((await ask(app, 'about')).statusCode).toBe(200)
    expect([502, 503, 504]).toContain((await ask(app, 'terms')).statusCode)
  })

  test.each([
    ['another error', json({ data: null, errors: [{ message: 'secret detail' }] })],
    ['nothing', json({ data: { cmsPage: null } })],
    ['another shape', json({ data: { cmsPage: { title: 1 } } })],
  ])('%s is not passed on', async (_name, refusal) => {
    const app = await startGateway({ commerce: () => Promise.resolve(refusal.clone()) })
    const { statusCode, body } = await ask(app, 'about')
    expect(statusCode).toBe(502)
    expect(body).not.toContain('secret detail')
  })

  test('[1.7] the list of pages', async () => {
    const cmsPages = content.pages.map(({ identifier, updatedOn, texts }) => ({
      identifier,
      title: texts.en.title,
      language: 'en',
      updated_on: updatedOn,
    }))
    const app = await startGateway({ commerce: () => Promise.resolve(json({ data: { cmsPages } })) })
    const list = contentPageList.parse((await app.inject('/api/content/pages')).json())
    expect(list.map(({ identifier }) => identifier)).toEqual(content.pages.map(({ identifier }) => identifier))
    expect(list[0]).toEqual({ identifier: 'terms', title: 'Terms of use', language: 'en', updatedOn: '2026-01-06' })
  })
})
