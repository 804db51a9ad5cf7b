import { describe, expect, test } from 'vitest'
import { render } from './entry-server.tsx'
import { sampleStore } from '../shared/locations/sample-store.ts'
import { sentGate as gate } from '../testing/sent-gate.ts'

type Answers = Readonly<Record<string, unknown>>

/** A gateway that answers the given paths, and 503 for all others. */
const gatewayOf =
  (answers: Answers) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    return Object.hasOwn(answers, pathname)
      ? Response.json(answers[pathname])
      : Response.json({ error: { code: 'UPSTREAM_UNAVAILABLE', message: 'Down.' } }, { status: 503 })
  }

const down: Answers = {}
const up: Answers = {
  '/api/rest/stores': [sampleStore(), sampleStore({ store_id: '0', store_code: 'default', kind: 'view' })],
  '/api/graphql': { data: { ageGateConfig: [gate] } },
}
const now = Date.UTC(2026, 10, 21, 17)

const page = async (
  path: string,
  answers: Answers,
  cookie = '',
  storePrefixSegments = 0,
  gateway = gatewayOf(answers),
) => {
  const response = await render(new Request(`https://shop.example${path}`, { headers: { cookie } }), {
    nonce: 'n0nce',
    gateway,
    assets: {
      scripts: ['/assets/entry.js'],
      styles: ['/assets/style.css'],
      preloads: ['/assets/shop.js'],
      replay: { scripts: ['/assets/replay.js'], preloads: ['/assets/panel.js'] },
    },
    now,
    storePrefixSegments,
    settings: {
      backendId: 'green-2',
      exitUrl: 'https://elsewhere.example/',
      externalShops: { OH: 'https://ohio.example/' },
      menuCheckout: 'here',
    },
  })
  return { response, html: await response.text() }
}

const verified = `age_verification=${encodeURIComponent(JSON.stringify({ isVerified: true, verificationTime: now - 1000 }))}`

describe('[shop 22] the shell', () => {
  test('has the gate’s states and the Default view, and nothing of whoever fetches it', async () => {
    const { html, response } = await page(
      '/offline-shell',
      up,
      `${verified}; store_id=7; signin_token=sec.r.et; theme=dark`,
    )
    const { html: forAnybody } = await page('/offline-shell', up)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toBe(forAnybody)
    expect(html).toContain('Florida')
    expect(html).toContain('<script type="module" src="/assets/entry.js">')
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">')
    expect(html).not.toMatch(/<script(?![^>]*(?:src|application\/json))|nonce/)
  })

  test('is not there while a part of it cannot be read, so that no worker keeps half of it', async () => {
    expect((await page('/offline-shell', down)).response.status).toBe(503)
  })
})

describe('the page of recorded logs', () => {
  test('has its own entry and nothing of its visitor, and is there while every service is down', async () => {
    const { html, response } = await page('/dev/replay', down, `${verified}; store_id=7; signin_token=sec.r.et`)
    expect(response.status).toBe(200)
    expect(html).toBe((await page('/dev/replay', down)).html)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<script type="module" src="/assets/replay.js">')
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">')
    expect(html).not.toContain('/assets/entry.js')
    expect(html).not.toMatch(/<script(?![^>]*(?:src|application\/json))|nonce/)
  })
})

describe('server-rendered pages', () => {
  test('[7a.2] calls made while rendering name the backend and the query like the browser’s, so that caches share answers', async () => {
    const backends = new Set<string | null>()
    const names = new Set<string | null>()
    const { html } = await page('/dispensaries', up, '', 0, (request) => {
      if (new URL(request.url).pathname === '/api/graphql') {
        backends.add(request.headers.get('x-backend-id'))
        names.add(request.headers.get('x-query-name'))
      }
      return gatewayOf(up)(request)
    })
    expect(backends).toEqual(new Set(['green-2']))
    expect(names).toEqual(new Set(['ageGateConfig', 'findAppByStore']))
    expect(html).toContain('"backendId":"green-2"')
  })

  test('[2g.1] the gate covers the page, whose content is in the HTML, inert', async () => {
    const { response, html } = await page('/dispensaries', up)
    expect(response.status).toBe(200)
    expect(html).toMatch(/<div[^>]* inert=""[^>]*>.*<h1[^>]*>Dispensaries<\/h1>/s)
    expect(html).toContain('role="dialog"')
    expect(html).toContain('<option value="FL">Florida</option>')
  })

  test('[2d.4] header and footer link only to existing pages and to external addresses', async () => {
    const link = (label: string, to: string) => ({ label, link: to, newTab: false })
    const entry = (navLabel: string, navLink: string) => ({
      navLabel,
      navLink,
      openNavLinkInNewTab: false,
      isExternalLink: false,
      sections: [],
    })
    const header = {
      brand: { name: 'Fernhill', rewardsName: 'Fernhill Rewards', tagline: 'Calm.' },
      promobannerText: '',
      promobannerBgColor: '#000000',
      navigation: [entry('Dispensaries', '/dispensaries'), entry('Nowhere', '/never-built')],
      shopLinks: [],
      rewardsLinks: [],
      login: link('Log In', '/'),
      signup: link('Sign Up', '/'),
      signout: link('Sign Out', '/'),
    }
    const footer = {
      columns: [
        { heading: 'Company', links: [link('Florida', '/dispensaries/florida'), link('About', '/never-built/too')] },
        { heading: 'Empty', links: [link('Never', '/never-built')] },
      ],
      social: [link('Elsewhere', 'https://social.example/fernhill')],
      newsletter: { heading: 'Brands by first letter', text: '', enrolment: [] },
      legal: '',
    }
    const answers = { ...up, '/api/content/header': header, '/api/content/footer': footer }
    const { html } = await page('/dispensaries', answers, verified)
    expect(html).toContain('href="/dispensaries/florida"')
    expect(html).toContain('href="https://social.example/fernhill"')
    expect(html).not.toMatch(/href="\/never-built/)
    expect(html).not.toContain('>Empty</h2>')
  })

  test('[4a.2] a verified visitor, the bypass cookie and no-age-gate skip the gate', async () => {
    for (const [path, cookie] of [
      ['/dispensaries', verified],
      ['/dispensaries', 'bypass_age_verification=1'],
      ['/dispensaries?no-age-gate', ''],
    ] as const) {
      const { html } = await page(path, up, cookie)
      expect(html).not.toContain('data-gate')
      expect(html).not.toContain('inert=""')
    }
  })

  test('[4a.9] a verification of more than 30 days ago has expired', async () => {
    const old = encodeURIComponent(JSON.stringify({ isVerified: true, verificationTime: now - 31 * 86_400_000 }))
    const { html } = await page('/dispensaries', up, `age_verification=${old}`)
    expect(html).toContain('data-gate="open"')
  })

  test('[5a.8] without the gate’s states a page without JavaScript says to refresh, and does not let in', async () => {
    const { html } = await page('/dispensaries', { ...up, '/api/graphql': { data: { ageGateConfig: [] } } })
    expect(html).toContain('data-gate="open"')
    expect(html).toContain('<noscript>Oops, something went wrong, please refresh the page</noscript>')
  })

  test('[2a.8] a page that cannot be loaded is the error screen, with the status of the failing service', async () => {
    const { response, html } = await page('/dispensaries', down, verified)
    expect(response.status).toBe(503)
    expect(html).toContain('Oops! We ran into an issue.')
    expect(html.replaceAll('<!-- -->', '')).toMatch(/<a href="\/">Return to our homepage<\/a> to continue shopping\./)
  })

  test('an unknown address is 404, and so is a state without dispensaries', async () => {
    expect((await page('/nowhere', up)).response.status).toBe(404)
    expect((await page('/dispensaries/mars', up)).response.status).toBe(404)
    expect((await page('/dispensaries/florida', up)).response.status).toBe(200)
  })

  test('[5d.1] a missing or failed page overrides what search engines are told', async () => {
    const robotsOf = async (path: string, answers = up) =>
      [...(await page(path, answers)).html.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(
        ([, content]) => content,
      )
    expect(await robotsOf('/dispensaries/florida')).toEqual(['index, follow'])
    expect(await robotsOf('/nowhere')).toEqual(['noindex, nofollow'])
    expect(await robotsOf('/dispensaries/mars')).toEqual(['noindex, nofollow'])
    expect(await robotsOf('/rewards/nowhere')).toEqual(['noindex, nofollow, noarchive'])
    expect(await robotsOf('/dispensaries', down)).toEqual(['noindex, nofollow'])
    expect((await page('/nowhere', up)).html).toContain('<title>Page not found · Fernhill</title>')
  })

  test('[5d.4] the configured number of leading segments is stripped as the prefix of a store', async () => {
    const leadsTo = async (path: string, segments: number) => {
      const { response } = await page(path, up, '', segments)
      return [response.status, response.headers.get('location')]
    }
    expect(await leadsTo('/fl/miami/dispensaries?page=2', 2)).toEqual([301, '/dispensaries?page=2'])
    expect(await leadsTo('/fl/dispensaries/florida', 1)).toEqual([301, '/dispensaries/florida'])
    expect(await leadsTo('/fl/miami', 2)).toEqual([301, '/'])
    expect(await leadsTo('/fl/miami//dispensaries', 2)).toEqual([301, '/dispensaries'])
    // Our own pages keep their addresses, whatever is configured, and so do unknown ones.
    expect(await leadsTo('/dispensaries', 1)).toEqual([200, null])
    expect(await leadsTo('/fl/nowhere', 1)).toEqual([404, null])
    expect(await leadsTo('/fl/dispensaries', 0)).toEqual([404, null])
  })

  test('[8.13] with every backend down, the home page still renders', async () => {
    const { response, html } = await page('/', down, verified)
    expect(response.status).toBe(200)
    expect(html).toContain('<h1')
  })

  test('the chosen dispensary and the theme are in the first HTML', async () => {
    const { html } = await page('/dispensaries', up, `${verified}; store_id=1; theme=dark`)
    expect(html).toContain('data-theme="dark"')
    expect(html).toMatch(/aria-label="Miami [^"]*Change dispensary"/)
  })

  test('a damaged cookie is harmless', async () => {
    const { response } = await page('/dispensaries', up, 'age_verification=%7B%22; store_id=%E0%A4%A; theme=<script>')
    expect(response.status).toBe(200)
  })

  test('nothing is inline without a nonce, and the HTML has no style attribute', async () => {
    const { html } = await page('/dispensaries', up)
    expect(html).not.toMatch(/<[^>]+ style="/)
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/nonce="n0nce"|type="application\/json"/)
    for (const [tag] of html.matchAll(/<style[^>]*>/g)) expect(tag).toContain('nonce="n0nce"')
  })

  test('the first script of a page creates its policy of Trusted Types', async () => {
    const { html } = await page('/', up)
    const [, first] = /<script nonce="n0nce">([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(first).toMatch(/^\(function .*createPolicy\(["']default/s)
  })

  test('visitor input cannot break out of the page’s data', async () => {
    const { html } = await page('/dispensaries?x=</script><script>alert(1)</script>', up)
    expect(html).not.toContain('<script>alert(1)')
  })

  test('[2a.9] the rewards pages are not indexed by search engines', async () => {
    const { html } = await page('/rewards/login', up, verified)
    expect(html).toContain('noindex, nofollow, noarchive')
  })
})
