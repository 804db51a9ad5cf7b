import { describe, expect, test } from 'vitest'
import { json } from '../../platform/upstream.ts'
import { startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import type { RenderContext, RenderPage } from './storefront.ts'

const assets = { scripts: ['/assets/entry.js'], styles: [], preloads: [] }
const html = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const inline = (nonce: string, text: string) => `<script nonce="${nonce}">${text}</script>`
const readConfig = async (gateway: RenderContext['gateway'], url: string) =>
  (await gateway(new Request(new URL('/api/graphql?query={ageGateConfig{state_code}}', url)))).text()

/** A shop whose pages show their request, their data and how often anything was drawn. */
async function shop(options: GatewayOptions = {}, render?: RenderPage) {
  const drawn: string[] = []
  const state = { data: 'AZ' }
  const clock = virtualClock()
  const app = await startGateway({
    clock,
    commerce: () => Promise.resolve(json({ data: { ageGateConfig: [{ state_code: state.data }] } })),
    ...options,
    deps: {
      storefront: {
        assets,
        render:
          render ??
          (async (request, { gateway, nonce }) => {
            drawn.push(request.url)
            const data = await readConfig(gateway, request.url)
            return html(`<p>${drawn.length} ${request.headers.get('cookie')} ${data}</p>${inline(nonce, 'run()')}`)
          }),
      },
      ...options.deps,
    },
  })
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, ask, drawn, clock, state }
}

describe('the page cache', () => {
  test('draws once for all visitors with the same choices', async () => {
    const { ask, drawn } = await shop()
    const first = await ask('/category/flower', { cookie: 'visitor_id=a; theme=dark' })
    const second = await ask('/category/flower', { cookie: 'theme=dark; visitor_id=b' })
    expect(second.body).toBe(first.body)
    expect(drawn).toHaveLength(1)
    await ask('/category/flower', { cookie: 'theme=light' })
    expect(drawn).toHaveLength(2)
  })

  test('draws once for all who ask at the same time', async () => {
    const { ask, drawn } = await shop()
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await ask('/')).body))
    expect(new Set(bodies).size).toBe(1)
    expect(drawn).toHaveLength(1)
  })

  test.each(['cartId=a; storeId=b', 'signin_token=secret', 'refresh_token=secret', 'previous_url=%2Fa'])(
    'draws for one alone who has %s',
    async (cookie) => {
      const { ask, drawn } = await shop()
      const common = await ask('/')
      const own = await ask('/', { cookie })
      expect(own.body).toContain(cookie)
      expect(own.headers).not.toHaveProperty('etag')
      expect((await ask('/')).body).toBe(common.body)
      expect(drawn).toHaveLength(2)
    },
  )

  test('is dropped when its data changes, at the latest a minute after it was drawn', async () => {
    const { ask, drawn, clock, state, app } = await shop()
    expect((await ask('/')).body).toContain('AZ')
    clock.advance(59_000)
    await ask('/')
    expect(drawn).toHaveLength(1)
    clock.advance(2000)
    await ask('/')
    expect(drawn).toHaveLength(2)
    state.data = 'PA'
    // Another call finds the new data, when the old is due.
    clock.advance(240_000)
    expect((await ask('/')).body).toContain('AZ')
    clock.advance(60_000)
    await app.inject('/api/graphql?query={ageGateConfig{state_code}}')
    await expect.poll(async () => (await ask('/')).body).toContain('PA')
  })

  test('what was drawn from an answer that is not for everybody is not kept', async () => {
    let asked = 0
    const { ask } = await shop({}, async (request, { gateway }) => {
      const answer = await gateway(
        new Request(new URL('/api/graphql?query={customer{email}}', request.url), {
          headers: { authorization: 'Bearer abc' },
        }),
      )
      return html(`<p>${++asked} ${answer.status}`)
    })
    expect((await ask('/')).body).toContain('1 ')
    expect((await ask('/')).body).toContain('2 ')
  })

  test('a page without some of its data, a missing page and a redirect are not kept', async () => {
    let asked = 0
    const { ask } = await shop({ commerce: () => Promise.reject(new Error('away')) }, async (request, { gateway }) => {
      asked += 1
      const { pathname } = new URL(request.url)
      if (pathname === '/missing') return html('<p>none', 404)
      if (pathname === '/moved') return new Response(null, { status: 307, headers: { location: '/' } })
      return html(`<p>${await readConfig(gateway, request.url)}`)
    })
    for (const path of ['/', '/missing', '/moved']) {
      const before = asked
      await ask(path)
      await ask(path)
      expect(asked).toBe(before + 2)
    }
  })

  test('has no nonce: its policy has the hashes of the scripts that carried it, and of no other', async () => {
    const { ask } = await shop({}, (_request, { nonce }) =>
      Promise.resolve(
        html(
          `<head><meta property="csp-nonce" content="${nonce}"/><link rel="preload" nonce="${nonce}"/></head>` +
            `${inline(nonce, 'run()')}<script>injected()</script><script nonce="guess">injected(2)</script>` +
            `<style nonce="${nonce}">p{}</style><script type="application/ld+json" nonce="${nonce}">{}</script>`,
        ),
      ),
    )
    const { body, headers } = await ask('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('nonce-')
    // printf 'run()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';")
    expect(policy).toContain("style-src 'self' 'sha256-")
    expect(body).not.toContain('csp-nonce')
    expect(body).toContain('<link rel="preload"/>')
    expect(body).toContain('<script>run()</script>')
  })

  test('a page that shows its nonce is drawn for each visitor', async () => {
    const { ask } = await shop({}, (_request, { nonce }) => Promise.resolve(html(`<p>${nonce}`)))
    const bodies = new Set([(await ask('/')).body, (await ask('/')).body])
    expect(bodies.size).toBe(2)
  })

  test('cookies of an answer reach their visitor only', async () => {
    let asked = 0
    const { ask } = await shop({}, () =>
      Promise.resolve(html('<p>', 200, { 'set-cookie': `visit=${++asked}; Path=/` })),
    )
    const cookies = [await ask('/'), await ask('/')].map(({ headers }) => headers['set-cookie'])
    expect(cookies[0]).not.toEqual(cookies[1])
  })

  test('is compressed, and unchanged is 304', async () => {
    const { ask } = await shop({}, () => Promise.resolve(html(`<p>${'a'.repeat(5000)}`)))
    const plain = await ask('/')
    const small = await ask('/', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.rawPayload.length).toBeLessThan(200)
    expect(small.headers['vary']).toContain('accept-encoding')
    const again = await ask('/', { 'if-none-match': String(plain.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  })

  test('stays within its memory', async () => {
    let asked = 0
    const { ask } = await shop({ limits: { pageCacheBytes: 20_000 } }, () => {
      asked += 1
      return Promise.resolve(html('a'.repeat(5000)))
    })
    for (let page = 0; page < 10; page++) await ask(`/?page=${page}`)
    expect(asked).toBe(10)
    await ask('/?page=9')
    expect(asked).toBe(10)
    await ask('/?page=0')
    expect(asked).toBe(11)
  })
})

describe('crossings', () => {
  test('no visitor gets anything of another’s, whoever asks first and whatever is kept', async () => {
    const { app } = await shop({}, async (request, { gateway, nonce }) => {
      const data = await readConfig(gateway, request.url)
      return html(
        `${request.headers.get('cookie')}|${request.headers.get('accept-language')}|${data}${inline(nonce, 'a')}`,
      )
    })
    const visitors = Array.from({ length: 100 }, (_, index) => {
      const secret = `secret${index}x`
      const cookies = [
        `visitor_id=${secret}`,
        `store_name=${secret}`,
        `_session=${secret}`,
        index % 3 === 0 ? `signin_token=${secret}` : '',
        index % 5 === 0 ? `cartId=${secret}; storeId=1` : '',
        index % 2 === 0 ? 'theme=dark' : 'theme=light',
        index % 7 === 0 ? `store_id=${index % 4}` : '',
      ].filter(Boolean)
      return { secret, cookie: cookies.join('; '), isPersonal: index % 3 === 0 || index % 5 === 0, index }
    })
    const answers = await Promise.all(
      visitors.map(async ({ secret, cookie, isPersonal, index }) => ({
        secret,
        isPersonal,
        index,
        body: await app
          .inject({
            url: '/',
            headers: { cookie, 'accept-language': `en;q=0.5, x-${secret}` },
            remoteAddress: `10.0.${index % 8}.${index % 250}`,
          })
          .then((answer) => answer.body),
      })),
    )
    for (const { secret, isPersonal, index, body } of answers) {
      const secrets = new Set(body.match(/secret\d+x/g))
      expect([...secrets]).toEqual(isPersonal ? [secret] : [])
      expect(body).toContain(index % 2 === 0 ? 'theme=dark' : 'theme=light')
      expect(/store_id=\d/.exec(body)?.[0]).toBe(index % 7 === 0 ? `store_id=${index % 4}` : undefined)
    }
  })
})
