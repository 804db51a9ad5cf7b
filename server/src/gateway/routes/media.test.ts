import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, virtualClock } from '../../testing/gateway-harness.ts'
import { someTrace } from '../../testing/some-trace.ts'

const picture = (headers: Record<string, string> = {}, status = 200) =>
  fakeUpstream(
    () => new Response('picture', { status, headers: { 'content-type': 'image/webp', etag: '"v1"', ...headers } }),
  )

describe('pictures', () => {
  test('[9f.5] a picture with its size, quality and format', async () => {
    const media = picture({ 'set-cookie': 'a=1', server: 'x' })
    const app = await startGateway({ media: media.send })
    const answer = await app.inject({
      url: '/media/products/flower/p_1.jpg?width=400&height=200&quality=70&auto=webp&format=pjpg&evil=1',
      headers: { accept: 'image/avif,image/webp,*/*', cookie: 'a=1' },
    })
    expect(answer.body).toBe('picture')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', etag: '"v1"', vary: 'accept' })
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=86400/)
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(media.seen[0]?.url.href).toBe(
      'https://media.example/media/products/flower/p_1.jpg?width=400&height=200&quality=70&auto=webp&format=pjpg',
    )
    expect(media.seen[0]?.headers).toEqual({ accept: 'image/webp,image/*', traceparent: someTrace })
  })

  test('a picture for a dark page; a light one has one address', async () => {
    const media = picture()
    const app = await startGateway({ media: media.send })
    expect((await app.inject('/media/products/a.jpg?theme=dark')).statusCode).toBe(200)
    expect((await app.inject('/media/products/a.jpg?theme=light')).statusCode).toBe(400)
    expect(media.seen.map(({ url }) => url.search)).toEqual(['?theme=dark'])
  })

  test('[9f.5] a picture path as deep as those of Adobe Commerce', async () => {
    const media = picture()
    const app = await startGateway({ media: media.send })
    expect((await app.inject('/media/catalog/product/cache/m/b/jar.jpg')).statusCode).toBe(200)
    expect((await app.inject('/media/a/b/c/d/e/f/jar.jpg')).statusCode).toBe(404)
    expect(media.seen.map(({ url }) => url.pathname)).toEqual(['/media/catalog/product/cache/m/b/jar.jpg'])
  })

  test('an unchanged picture is a 304 without a body', async () => {
    const app = await startGateway({ media: picture().send })
    const answer = await app.inject({ url: '/media/a.jpg', headers: { 'if-none-match': '"v1"' } })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
  })

  test.each([
    'width=0',
    'width=2881',
    'height=-1',
    'quality=101',
    'width=1e9',
    'width=abc',
    'auto=avif',
    'format=exe',
    'width=1.5',
  ])('a size out of bounds is not forwarded: %s', async (query) => {
    const media = picture()
    const app = await startGateway({ media: media.send })
    expect((await app.inject(`/media/a.jpg?${query}`)).statusCode).toBe(400)
    expect(media.seen).toEqual([])
  })

  test('the widest size of our pages is forwarded', async () => {
    const media = picture()
    const app = await startGateway({ media: media.send })
    expect((await app.inject('/media/scenes/hero.jpg?width=2880&height=1440')).statusCode).toBe(200)
    expect(media.seen[0]?.url.search).toBe('?width=2880&height=1440')
  })

  test('a picture may take longer than a page, but not forever', async () => {
    const clock = virtualClock()
    const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const drawn = Promise.withResolvers<Response>()
    let calls = 0
    const app = await startGateway({
      clock,
      media: () => {
        asked[calls]?.resolve()
        return calls++ === 0 ? drawn.promise : new Promise(() => undefined)
      },
    })
    const first = app.inject('/media/a.jpg').then((answer) => answer)
    const second = app.inject('/media/b.jpg').then((answer) => answer)
    await Promise.all(asked.map(({ promise }) => promise))
    clock.advance(14_999)
    drawn.resolve(new Response('picture', { headers: { 'content-type': 'image/webp' } }))
    expect((await first).statusCode).toBe(200)
    clock.advance(1)
    expect((await second).json()).toMatchObject({ error: { code: 'UPSTREAM_TIMEOUT' } })
  })

  test('an answer that is not a picture is not passed on', async () => {
    for (const media of [
      picture({ 'content-type': 'text/html' }),
      picture({ 'content-type': 'application/javascript' }),
      picture({}, 500),
    ]) {
      const answer = await (await startGateway({ media: media.send })).inject('/media/a.jpg')
      expect(answer.statusCode).toBe(502)
      expect(answer.body).not.toContain('picture')
    }
  })

  test('a missing picture', async () => {
    const answer = await (await startGateway({ media: picture({}, 404).send })).inject('/media/a.jpg')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  })
})
