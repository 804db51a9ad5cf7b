import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { loadStorefront, readAssets, type RenderContext, type RenderPage } from './storefront.ts'

const assets = { scripts: ['/assets/entry.js'], styles: ['/assets/all.css'], preloads: [] }
const html = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

const withPages = (render: RenderPage, options: GatewayOptions = {}) =>
  startGateway({ ...options, deps: { storefront: { assets, render }, ...options.deps } })

describe('a page', () => {
  test('is rendered with nonce, assets, time and the in-process API', async () => {
    const seen: { request: Request; context: RenderContext }[] = []
    const commerce = fakeUpstream(() => json({ data: { ageGateConfig: [] } }))
    const app = await withPages(
      async (request, context) => {
        seen.push({ request, context })
        const api = await context.gateway(
          new Request(new URL('/api/graphql?query={ageGateConfig{state_code}}', request.url)),
        )
        return html(`<p>${await api.text()}</p>`, 201, { server: 'x', 'content-language': 'en' })
      },
      { commerce: commerce.send },
    )
    const answer = await app.inject({
      url: '/shopd/category/flower?brand=a',
      headers: {
        host: 'shop.example',
        cookie: 'store_id=1',
        authorization: 'Bearer x',
        'x-forwarded-host': 'evil.example',
      },
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.body).toBe('<p>{"data":{"ageGateConfig":[]}}</p>')
    expect(answer.headers).toMatchObject({ 'content-language': 'en', 'cache-control': 'private, no-cache' })
    expect(answer.headers).not.toHaveProperty('server')
    const { request, context } = seen[0] ?? {}
    expect(request?.url).toBe('http://shop.example/shopd/category/flower?brand=a')
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({ accept: 'text/html', cookie: 'store_id=1' })
    expect(context?.assets).toEqual(assets)
    expect(context?.now).toBe(virtualClock().now())
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${context?.nonce}'`)
  })

  test('its policy has a fresh nonce each time and nothing unsafe', async () => {
    const nonces = new Set<string>()
    const app = await withPages((_request, { nonce }) => {
      nonces.add(nonce)
      return Promise.resolve(html(nonce))
    })
    for (let index = 0; index < 50; index++) {
      const { headers, body } = await app.inject('/')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`'nonce-${body}'`)
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
    }
    expect(nonces.size).toBe(50)
  })

  test('security headers are on pages and on the API', async () => {
    const app = await withPages(() => Promise.resolve(html('')), { config: { publicUrl: 'https://shop.example' } })
    for (const url of ['/', '/api/graphql', '/health', '/nowhere.jpg']) {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
    }
    const { headers } = await app.inject('/')
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test('[2a.9] a path that contains rewards is kept out of search engines', async () => {
    const app = await withPages(() => Promise.resolve(html('')))
    for (const url of ['/rewards/login', '/rewards-fl', '/a/rewards/b?c', '/Rewards', '/%72ewards/login']) {
      expect((await app.inject(url)).headers['x-robots-tag']).toBe('noindex, nofollow, noarchive')
    }
    expect((await app.inject('/shopd?x=rewards')).headers).not.toHaveProperty('x-robots-tag')
  })

  test('the page of recorded logs is kept out of search engines and of every cache', async () => {
    const drawn: string[] = []
    const app = await withPages((request) => {
      drawn.push(new URL(request.url).pathname)
      return Promise.resolve(html(''))
    })
    for (const url of ['/dev/replay', '/dev/replay', '/dev%2Freplay'])
      expect((await app.inject(url)).headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'private, no-cache',
      })
    expect(drawn).toHaveLength(3)
  })

  test('the page of recorded logs alone may be in a frame, of this shop’s own pages', async () => {
    const app = await withPages(() => Promise.resolve(html('')))
    const framing = async (url: string) => {
      const { headers } = await app.inject(url)
      const policy = String(headers['content-security-policy']).split('; ')
      return [headers['x-frame-options'], ...policy.filter((directive) => directive.startsWith('frame-'))]
    }
    const own = ['SAMEORIGIN', "frame-src 'self'", "frame-ancestors 'self'"]
    expect(await framing('/dev/replay')).toEqual(own)
    expect(await framing('/dev/replay?x')).toEqual(own)
    for (const url of ['/', '/dev', '/dev/replay/', '/dev/replays', '/dev%2Freplay', '/DEV/REPLAY', '/?/dev/replay'])
      expect(await framing(url)).toEqual(['DENY', "frame-src 'none'", "frame-ancestors 'none'"])
  })

  test('a redirect keeps its status and address, and has no body', async () => {
    const app = await withPages(() =>
      Promise.resolve(new Response(null, { status: 302, headers: { location: '/shopd' } })),
    )
    const answer = await app.inject('/menu')
    expect([answer.statusCode, answer.headers['location'], answer.body]).toEqual([302, '/shopd', ''])
  })

  test('[2a.2] [2a.9] a guard’s redirect carries all its cookies, and stays out of search engines', async () => {
    const cookies = ['previous_url=%2Frewards%2Fprofile; Path=/; SameSite=Lax', 'session_invalid=; Max-Age=0; Path=/']
    const app = await withPages(() => {
      const headers = new Headers({ location: '/rewards/login' })
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      headers.set('vary', 'accept-language, cookie')
      return Promise.resolve(new Response(null, { status: 307, headers }))
    })
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await app.inject({ method, url: '/rewards/profile' })
      expect([statusCode, headers.location, body]).toEqual([307, '/rewards/login', ''])
      expect(headers['set-cookie']).toEqual(cookies)
      expect(headers['vary']).toBe('accept-language, cookie')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
  })

  test('[2a.9] the error screen of a rewards page stays out of search engines too', async () => {
    const app = await withPages(() => Promise.reject(new Error('broken')))
    const { statusCode, headers } = await app.inject('/rewards/dashboard')
    expect([statusCode, headers['x-robots-tag']]).toEqual([500, 'noindex, nofollow, noarchive'])
  })

  test('HEAD has the headers and no body', async () => {
    const app = await withPages(() => Promise.resolve(html('<p>')))
    const answer = await app.inject({ method: 'HEAD', url: '/' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  test('POST to a page is refused', async () => {
    const app = await withPages(() => Promise.resolve(html('')))
    expect((await app.inject({ method: 'POST', url: '/shopd' })).statusCode).toBe(404)
  })

  test.each(['evil.example/x', 'a b', 'user@evil.example'])('an invalid Host is refused: %j', async (host) => {
    const rendered: string[] = []
    const app = await withPages((request) => {
      rendered.push(request.url)
      return Promise.resolve(html(''))
    })
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400)
    expect(rendered).toEqual([])
  })

  test('with a public address, Host does not matter', async () => {
    const app = await withPages((request) => Promise.resolve(html(request.url)), {
      config: { publicUrl: 'https://shop.example' },
    })
    expect((await app.inject({ url: '//evil.example/a', headers: { host: 'evil.example' } })).body).toBe(
      'https://shop.example/evil.example/a',
    )
  })
})

describe('failures', () => {
  /** What a shopper gets: status, type, the sentences, and whether the policy is the strict one. */
  const screenOf = ({
    statusCode,
    body,
    headers,
  }: {
    statusCode: number
    body: string
    headers: Record<string, unknown>
  }) => ({
    status: statusCode,
    type: headers['content-type'],
    title: /<h1>(.*)<\/h1>/.exec(body)?.[1],
    text: /<p>(.*)<\/p>/.exec(body)?.[1],
    strict: !String(headers['content-security-policy']).includes('unsafe'),
  })
  const errorScreen = (status: number) => ({
    status,
    type: 'text/html; charset=utf-8',
    title: 'Oops! We ran into an issue.',
    text: '<a href="/">Return to our homepage</a> to continue shopping.',
    strict: true,
  })

  test('[2a.8] [8.24] rendering throws', async () => {
    const answer = await (await withPages(() => Promise.reject(new Error('secret detail')))).inject('/')
    expect(screenOf(answer)).toEqual(errorScreen(500))
    expect(answer.body).not.toContain('secret detail')
  })

  test('[2a.8] the storefront is not built', async () => {
    expect(screenOf(await (await startGateway()).inject('/'))).toEqual(errorScreen(500))
  })

  test('[2a.8] rendering never ends: over within 5 s', async () => {
    const app = await withPages(() => new Promise(() => undefined), { limits: { handler: 100 } })
    expect(screenOf(await app.inject('/'))).toEqual(errorScreen(503))
  })

  test('a page that fails half-way is ended, and what was sent stays', async () => {
    const clock = virtualClock()
    const waiting = Promise.withResolvers<void>()
    let chunks = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (chunks++ === 0) return controller.enqueue(new TextEncoder().encode('<p>first'))
        waiting.resolve()
        return new Promise(() => undefined)
      },
    })
    const app = await withPages(
      () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/html' } })),
      { clock },
    )
    const answer = app.inject('/')
    void answer.then(() => undefined)
    await waiting.promise
    clock.advance(5000)
    expect((await answer).body).toBe('<p>first')
  })

  test('[8.24] an error page that replaces one about to be compressed is readable', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) })
    const app = await withPages(
      () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })),
      { limits: { handler: 300 } },
    )
    const { statusCode, headers, body: text } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    expect([statusCode, headers['content-encoding']]).toEqual([503, undefined])
    expect(text).toContain('Oops! We ran into an issue.')
  })

  test('[8.9] a hanging upstream costs a page its part, not the page', async () => {
    const clock = virtualClock()
    const asked = Promise.withResolvers<void>()
    const app = await withPages(
      async (request, { gateway }) => {
        const first = gateway(new Request(new URL('/api/content/header', request.url)))
        asked.resolve()
        const answers = [await first, await gateway(new Request(new URL('/api/rest/stores', request.url)))]
        return html(answers.map(({ status }) => status).join(' '))
      },
      { clock, commerce: () => new Promise(() => undefined) },
    )
    const answer = app.inject('/')
    let done = false
    void answer.then(() => (done = true))
    await asked.promise
    // Both calls share 3 s. The second, begun after that, gets only its grace period.
    clock.advance(3000)
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve))
      clock.advance(50)
    }
    expect((await answer).body).toBe('504 504')
    expect(clock.now() - virtualClock().now()).toBeLessThan(5000)
  })

  test('pages do not count against the rate limit of the API', async () => {
    const app = await withPages(
      async (request, { gateway }) =>
        html(String((await gateway(new Request(new URL('/api/content/header', request.url)))).status)),
      { config: { rateLimit: 2 }, commerce: () => Promise.resolve(json({ data: {} })) },
    )
    const pages = []
    for (let index = 0; index < 5; index++) pages.push((await app.inject('/')).body)
    expect(pages).toEqual(Array(5).fill('502'))
    const calls = []
    for (let index = 0; index < 3; index++) calls.push((await app.inject('/api/content/header')).statusCode)
    expect(calls).toEqual([502, 502, 429])
  })

  test.each([
    ['POST', '/api/content/header', 405],
    ['GET', '/api/nothing', 404],
    ['GET', '/metrics', 404],
  ])('the in-process API refuses %s %s too', async (method, path, status) => {
    const app = await withPages(async (request, { gateway }) =>
      html(String((await gateway(new Request(new URL(path, request.url), { method }))).status)),
    )
    expect((await app.inject('/')).body).toBe(String(status))
  })
})

describe('the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaflog-build-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const client = join(folder, 'client')
  const manifest = {
    'src/entry-client.tsx': {
      file: 'assets/entry-1.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['src/lazy.tsx'],
    },
    '_shared.js': { file: 'assets/shared-2.js' },
    'src/lazy.tsx': { file: 'assets/lazy-3.js' },
    'style.css': { file: 'assets/style-4.css' },
  }
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, '.vite'))
  writeFileSync(join(client, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(client, 'assets/entry-1.js'), 'export {}')
  writeFileSync(join(client, 'favicon.svg'), '<svg/>')
  writeFileSync(join(client, 'assets/entry-1.js.map'), '{}')
  writeFileSync(join(folder, 'entry-server.js'), "export const render = async () => new Response('<p>built')")

  test('its manifest names the entry, the style sheet and the initial chunks', () => {
    expect(readAssets(JSON.stringify(manifest))).toEqual({
      scripts: ['/assets/entry-1.js'],
      styles: ['/assets/style-4.css'],
      preloads: ['/assets/shared-2.js'],
    })
  })

  test('the entry of recorded logs has files of its own, which no other page loads', () => {
    const withReplay = {
      ...manifest,
      'src/entry-replay.tsx': { file: 'assets/replay-5.js', isEntry: true, imports: ['_shared.js', '_panel.js'] },
      '_panel.js': { file: 'assets/panel-6.js' },
    }
    expect(readAssets(JSON.stringify(withReplay))).toEqual({
      scripts: ['/assets/entry-1.js'],
      styles: ['/assets/style-4.css'],
      preloads: ['/assets/shared-2.js'],
      replay: { scripts: ['/assets/replay-5.js'], preloads: ['/assets/shared-2.js', '/assets/panel-6.js'] },
    })
  })

  test('is loaded, and its files are served: hashed ones forever, nothing hidden', async () => {
    const paths = { client, entryServer: join(folder, 'entry-server.js'), root: folder }
    const storefront = await loadStorefront(paths)
    const app = await startGateway({ config: { storefront: paths }, deps: { storefront } })
    expect((await app.inject('/')).body).toBe('<p>built')
    const script = await app.inject('/assets/entry-1.js')
    expect(script.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    expect(script.headers['content-type']).toContain('javascript')
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
    for (const url of ['/.vite/manifest.json', '/assets/../entry-server.js']) {
      expect((await app.inject(url)).body).toBe('<p>built')
    }
  })

  test.each(['/assets/entry-0.js', '/assets/entry-1.js.map', '/assets/'])(
    '%s is missing: a plain 404 without a page and without caching',
    async (url) => {
      const paths = { client, entryServer: join(folder, 'entry-server.js'), root: folder }
      const app = await startGateway({
        config: { storefront: paths },
        deps: { storefront: await loadStorefront(paths) },
      })
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe('There is no such file.')
      expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    },
  )

  test('is missing', async () => {
    expect(await loadStorefront({ client: '/nowhere', entryServer: '/nowhere', root: '/nowhere' })).toBeUndefined()
  })
})
