import type { APIRequestContext, Page } from '@playwright/test'
import { rememberStore } from './support/shop-at.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

test.describe.configure({ timeout: 600_000 })
const AT_ONCE = 2
/**
 * How many pages of one kind are fetched, beside those that the first page links to: a shop has a thousand products,
 * whose pages are built alike.
 */
const READ_OF_A_KIND = 4
/** How many of those are opened in the browser. */
const SEEN_OF_A_KIND = 1

interface Found {
  readonly path: string
  readonly status: number
  readonly title: string
  readonly description: string
  readonly from: string
}

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/**
 * The shop's own pages that a page links to. Links marked nofollow (filters, languages) are variants of the same pages.
 */
function linksOf(html: string): string[] {
  const anchors = html.match(/<a\s[^>]*>/g) ?? []
  return anchors
    .filter((anchor) => !/\srel="[^"]*nofollow/.test(anchor))
    .map((anchor) => decoded(/\shref="([^"]*)"/.exec(anchor)?.[1] ?? ''))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.split('#')[0] ?? href)
}

const textIn = (html: string, form: RegExp): string => decoded(form.exec(html)?.[1] ?? '').trim()

/** Retries while the server is busy. */
async function ask(request: APIRequestContext, path: string) {
  const get = () => request.get(path, { headers: { accept: 'text/html' } })
  let answer = await get()
  await expect(async () => {
    if (answer.status() === 503) answer = await get()
    expect(answer.status()).not.toBe(503)
  }).toPass()
  return answer
}

/** Every page that is reachable by links from the home page, as the server renders it. */
async function crawl(request: APIRequestContext): Promise<Found[]> {
  const seen = new Map<string, string>([['/', '']])
  const kinds = new Map<string, number>()
  const found: Found[] = []
  const waiting = ['/']
  const read = async (path: string): Promise<void> => {
    const answer = await ask(request, path)
    const html = answer.headers()['content-type']?.startsWith('text/html') === true ? await answer.text() : null
    found.push({
      path,
      from: seen.get(path) ?? '',
      status: answer.status(),
      title: html === null ? 'a file' : textIn(html, /<title>([^<]*)<\/title>/),
      description: html === null ? 'a file' : textIn(html, /<meta name="description" content="([^"]*)"/),
    })
    for (const link of html === null ? [] : linksOf(html)) {
      const ofThisKind = kinds.get(kindOf(link)) ?? 0
      // Header and footer are those of the first page, and all their links are followed.
      if (seen.has(link) || (path !== '/' && ofThisKind >= READ_OF_A_KIND)) continue
      kinds.set(kindOf(link), ofThisKind + 1)
      seen.set(link, path)
      waiting.push(link)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(read))
  return found
}

/** `/shopd/product/*` for each product: pages of a kind are built alike. */
const kindOf = (path: string): string => {
  const [plain = '', search] = path.split('?')
  const names = plain.split('/').slice(1)
  const kept = names.map((name, index) => (index < 2 && !/\d/.test(name) && names.length < 4 ? name : '*'))
  const isOne = /^\/(shopd\/(product|brands)|product|discover\/blog|dispensaries|category|content)\//.test(plain)
  return `${isOne ? `/${names.slice(0, -1).join('/')}/*` : `/${kept.join('/')}`}${search === undefined ? '' : '?'}`
}

const ofEachKind = (found: readonly Found[]): string[] =>
  [...Map.groupBy(found, ({ path }) => kindOf(path)).values()].flatMap((kind) =>
    kind.slice(0, SEEN_OF_A_KIND).map(({ path }) => path),
  )

/** Pages that do not depend on the store are opened once, and fetched each time. */
const SAME_EVERYWHERE =
  /^\/(about|accessibility|cannabis|community|contact|content|discover|dispensaries\/|how-to|privacy|rewards|terms)/

/** A file is downloaded, not opened. */
const isPage = ({ title }: Found): boolean => title !== 'a file'

async function everyLinkLeadsSomewhere(page: Page): Promise<Found[]> {
  const found = await crawl(page.context().request)
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ status }) => status !== 200)).toEqual([])
  expect(found.filter(({ title, description }) => title === '' || description === '')).toEqual([])
  return found.filter(isPage)
}

for (const [channel, store] of [
  ['the Default view', null],
  ['a store of the ordering channel', 'fl_miami'],
  ['a store of the commerce channel', 'az_mesa'],
] as const) {
  test(`[1.1] from the front door, ${channel}: every link leads to a page with a title and a description, without a complaint`, async ({
    page,
    complaints,
    expectAccessible,
  }) => {
    if (store !== null) {
      await rememberStore(page, store)
      // At no width a page needs sideways scrolling (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 640 })
    }
    const found = await everyLinkLeadsSomewhere(page)
    const seen = ofEachKind(found).filter((path) => store === null || !SAME_EVERYWHERE.test(path))
    expect(seen.length).toBeGreaterThan(10)
    for (const path of seen) {
      await test.step(path, async () => {
        await visit(page, path)
        await expect(page.getByRole('main')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        // The components are the same at each store; tests of single pages look at those of both channels.
        if (store === null) await expectAccessible()
        expect(complaints.seen).toEqual([])
      })
    }
  })
}
