import type { APIRequestContext, Page } from '@playwright/test'
import { fieldsOf, listOf, parseJson, textOf } from '../tools/json.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/** What the server's HTML says before any script has run. */
interface Said {
  title: string
  meta: Record<string, string>
  canonical: string | null
  data: ReturnType<typeof fieldsOf>[]
}

async function said(page: Page, request: APIRequestContext, path: string): Promise<Said> {
  // A server that has only just begun may be too busy for its first page.
  await expect(async () => expect((await request.get(path)).ok(), path).toBe(true)).toPass()
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
  test(`[1.8] [5d.1] [5d.2] [5d.4] ${path}: its metadata is in the server’s HTML`, async ({
    page,
    request,
    baseURL,
  }) => {
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

test('[5d.1] [2a.9] results of a search and pages of Rewards are for no search engine', async ({ page, request }) => {
  expect((await said(page, request, '/search?q=gummies')).meta['robots']).toBe('noindex, nofollow')
  expect((await said(page, request, '/rewards/login')).meta['robots']).toBe('noindex, nofollow, noarchive')
})

test('[9f.3] [9f.2] a product’s prices are valid for 14 days, in dollars', async ({ page, request }) => {
  const { data } = await said(page, request, '/product/tidewater-growers-mint-condition-reserve-10001')
  const [offer] = listOf(data[0]?.['offers']).map(fieldsOf)
  const today = new Date(await page.evaluate(() => Date.now())).toISOString().slice(0, 10)
  expect(Date.parse(textOf(offer?.['priceValidUntil'])) - Date.parse(today)).toBe(14 * 86_400_000)
  expect(offer).toMatchObject({ priceCurrency: 'USD', price: expect.stringMatching(/^\d+\.\d\d$/) })
})

test('[7d.2] both builds are told in meta tags, as their plain-text files say', async ({ page, request }) => {
  const { meta } = await said(page, request, '/')
  for (const part of ['frontend', 'backend']) {
    const file = await request.get(`/build-info/${part}.txt`)
    expect(file.headers()['content-type']).toContain('text/plain')
    expect(meta[`build-${part}`]).toBe((await file.text()).trim())
  }
})

test('[5c.2] [9f.5] [9f.6] what is fetched ahead: JPEGs in quality 70, and six fonts at most', async ({ page }) => {
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
  expect(links.filter((link) => link.as === 'font').length).toBeLessThanOrEqual(6)
})

test('[9f.6] the code of a page is fetched when a link to it comes near, and the page opens with it', async ({
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

test('[5d.2] structured data is data under the policy: nothing of it is refused, and pages keep one set', async ({
  page,
}) => {
  await visit(page, '/shopd/category/flower')
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(2)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shopd\/product\//)
  await expect(scripts).toHaveCount(2)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(page.url()).href)
})

test('a picture that is missing leaves a drawn stand-in of its size', async ({ page, complaints }) => {
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

test('[1.8] every page that the sitemap lists of the site itself is there', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(parts.length).toBe(7)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const listed = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  const pagesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  // All standing pages, and the first of each kind.
  const [standing = '', ...others] = listed
  for (const address of [...pagesOf(standing), ...others.flatMap((xml) => pagesOf(xml).slice(0, 3))])
    expect((await request.get(address)).status(), address).toBe(200)
})
