import type { APIRequestContext, Page } from '@playwright/test'
import { fieldsOf, listOf, parseJson, textOf } from '../tools/shared/json.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/** The server's HTML before any script has run. */
interface Said {
  title: string
  meta: Record<string, string>
  canonical: string | null
  data: ReturnType<typeof fieldsOf>[]
}

async function said(page: Page, request: APIRequestContext, path: string, status = 200): Promise<Said> {
  // A server that has just started may be too busy for its first page.
  await expect(async () => expect((await request.get(path)).status(), path).toBe(status)).toPass()
  const answer = await request.get(path)
  const read = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const named: Record<string, string> = {}
      for (const element of parsed.querySelectorAll('meta[content]')) {
        const name = element.getAttribute('name') ?? element.getAttribute('property') ?? ''
        named[name] = element.getAttribute('content') ?? ''
      }
      const scripts = [...parsed.querySelectorAll('script[type="application/ld+json"]')]
      return {
        title: parsed.title,
        meta: named,
        canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
        scripts: scripts.map((script) => script.textContent ?? ''),
      }
    },
    await answer.text(),
  )
  return { ...read, data: read.scripts.map((text) => fieldsOf(parseJson(text))) }
}

const typesOf = ({ data }: Said) => data.map((thing) => textOf(thing['@type']))

const pages = [
  { path: '/', types: ['Organization', 'WebSite'] },
  { path: '/dispensaries', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/dispensaries/florida', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/shopd/brands', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/shopd/category/flower', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/category/flower', types: ['BreadcrumbList'] },
  { path: '/product/tidewater-growers-mint-condition-reserve-10001', types: ['Product', 'BreadcrumbList'] },
  { path: '/about', types: ['BreadcrumbList', 'Organization'] },
  { path: '/about/our-mission', types: ['BreadcrumbList'] },
]

for (const { path, types } of pages)
  test(`[1.8] [5d.1] [5d.2] ${path}: its metadata is in the server’s HTML`, async ({ page, request, baseURL }) => {
    const found = await said(page, request, `${path}?no-age-gate`)
    expect(found.title).not.toBe('')
    expect(found.canonical).toBe(`${baseURL}${path}`)
    expect(found.meta['robots']).toBe('index, follow')
    expect(found.meta['description']).toBeTruthy()
    expect(found.meta['description']?.length).toBeLessThanOrEqual(160)
    expect(found.meta['og:url']).toBe(found.canonical)
    expect(found.meta['og:image']).toMatch(new RegExp(`^${baseURL}/media/.+\\.(jpg|png)\\?`))
    expect(found.meta['twitter:card']).toBe('summary_large_image')
    expect(typesOf(found)).toEqual(types)
  })

test('[5d.1] [2a.9] search results and pages of Rewards are not indexed', async ({ page, request }) => {
  expect((await said(page, request, '/search?q=gummies')).meta['robots']).toBe('noindex, nofollow')
  expect((await said(page, request, '/rewards/login')).meta['robots']).toBe('noindex, nofollow, noarchive')
})

const closed = [
  { path: '/nowhere', status: 404 },
  { path: '/shopd/category/nowhere', status: 404 },
  { path: '/shopd/product/nowhere', status: 404 },
  { path: '/product/nowhere', status: 404 },
  { path: '/category/nowhere', status: 404 },
  { path: '/category/brands/nowhere', status: 404 },
  { path: '/content/nowhere', status: 404 },
  { path: '/discover/blog/nowhere', status: 404 },
  { path: '/shopd/category/all?special=nowhere', status: 200 },
]

test('[5d.1] missing and expired pages are not indexed', async ({ page, request }) => {
  for (const { path, status } of closed) {
    expect((await request.get(path)).status(), path).toBe(status)
    expect((await said(page, request, path, status)).meta['robots'], path).toBe('noindex, nofollow')
  }
})

test('a browser that requests the default icon path gets one', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})

test('[9f.3] [9f.2] a product’s prices are valid for 14 days, in dollars', async ({ page, request }) => {
  const { data } = await said(page, request, '/product/tidewater-growers-mint-condition-reserve-10001')
  const [offer] = listOf(data[0]?.['offers']).map(fieldsOf)
  const today = new Date(await page.evaluate(() => Date.now())).toISOString().slice(0, 10)
  expect(Date.parse(textOf(offer?.['priceValidUntil'])) - Date.parse(today)).toBe(14 * 86_400_000)
  expect(offer).toMatchObject({ priceCurrency: 'USD', price: expect.stringMatching(/^\d+\.\d\d$/) })
})

test('[7d.2] both builds are in meta tags, as in their plain-text files', async ({ page, request }) => {
  const { meta } = await said(page, request, '/')
  for (const part of ['frontend', 'backend']) {
    const file = await request.get(`/build-info/${part}.txt`)
    expect(file.headers()['content-type']).toContain('text/plain')
    expect(meta[`build-${part}`]).toBe((await file.text()).trim())
  }
})

test('[5c.2] [9f.5] preloaded pictures are JPEGs in quality 70', async ({ page }) => {
  await visit(page, '/')
  const links = await page.locator('link[rel="preload"]').evaluateAll((all) =>
    all.map((link) => ({
      as: link.getAttribute('as') ?? '',
      address: link.getAttribute('imagesrcset') ?? link.getAttribute('href') ?? '',
    })),
  )
  const pictures = links.filter((link) => link.as === 'image')
  expect(pictures.length).toBeGreaterThan(0)
  for (const { address } of pictures) expect(address).toMatch(/\.(jpe?g|png)\?\S+&quality=70&auto=webp&format=pjpg /)
})

/** The family and weight of every text on the page, as computed. */
const facesOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const faces = new Set<string>()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (text.textContent?.trim() === '' || text.parentElement?.closest('script, style, noscript')) continue
      const style = text.parentElement && getComputedStyle(text.parentElement)
      const [family = ''] = style?.fontFamily.split(',') ?? []
      faces.add(`${family.replaceAll('"', '')} ${style?.fontWeight}`)
    }
    return [...faces]
  })

const written = ['/', '/shopd/category/flower', '/category', '/dispensaries', '/about', '/discover/blog', '/terms']

test('[9f.6] pages use six font faces, all preloaded, and no others', async ({ page }) => {
  const used = new Set<string>()
  const served = new Set<string>()
  for (const path of written) {
    await visit(page, path)
    await page.evaluate(() => document.fonts.ready)
    const ahead = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const carried = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => ({
          face: `${style.getPropertyValue('font-family').replaceAll('"', '')} ${style.getPropertyValue('font-weight')}`,
          file: /url\("([^"]+)"\)/.exec(style.getPropertyValue('src'))?.[1],
        }))
        .filter(({ face, file }) => file !== undefined && !face.includes(' Extra ')),
    )
    expect(carried).toHaveLength(6)
    expect(new Set(carried.map(({ file }) => file))).toEqual(new Set(ahead))
    for (const { face } of carried) served.add(face)
    for (const face of await facesOf(page)) used.add(face)
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.includes('.woff2') ? [new URL(name).pathname] : [])),
    )
    expect(fetched.toSorted()).toEqual(ahead.toSorted())
  }
  expect([...used].toSorted()).toEqual([...served].toSorted())
})

test('[9f.6] a name with a rare letter is written in the same font, which comes then', async ({ page }) => {
  const extra = page.waitForResponse(/\/assets\/fraunces-latin-.+\.woff2$/)
  await visit(page, '/search?q=Zo%C3%AB')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë')
  expect((await extra).ok()).toBe(true)
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(loaded).toContain('Fraunces Extra')
})

test('[9f.6] the code of a page is fetched when a link to it becomes likely, and the page opens with it', async ({
  page,
}) => {
  await visit(page, '/')
  const hints = page.locator('link[rel="prefetch"][as="script"]')
  await expect(hints).not.toHaveCount(0)
  const before = await hints.count()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(async () => expect(await hints.count()).toBeGreaterThan(before)).toPass()
  for (const address of await hints.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
    expect((await page.request.get(address)).ok(), address).toBe(true)
})

test('[5d.2] structured data passes the content security policy, and pages keep one set', async ({ page }) => {
  await visit(page, '/shopd/category/flower')
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(2)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shopd\/product\//)
  await expect(scripts).toHaveCount(2)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(page.url()).href)
})

test('a missing picture leaves a drawn placeholder of its size', async ({ page, complaints }) => {
  complaints.expected.push(/Failed to load resource/)
  await page.route('**/media/products/**', (route) => route.abort())
  await visit(page, '/shopd/category/flower')
  const picture = page.getByRole('main').getByRole('article').first().locator('img')
  await expect(async () =>
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(0),
  ).toPass()
  const box = await picture.boundingBox()
  expect(box?.width).toBeGreaterThan(100)
  expect(box?.height).toBeGreaterThan(100)
  expect(await picture.evaluate((image) => getComputedStyle(image, '::after').backgroundImage)).toContain(
    'data:image/svg',
  )
})

test('[1.8] every page of the site itself in the sitemap exists', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(parts.length).toBe(7)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const listed = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  const pagesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  // All static pages, and the first of each kind.
  const [standing = '', ...others] = listed
  for (const address of [...pagesOf(standing), ...others.flatMap((xml) => pagesOf(xml).slice(0, 3))])
    expect((await request.get(address)).status(), address).toBe(200)
})
