/** The pages that decide how the shop looks, on every kind of screen, in both themes and languages. */
import { mkdir } from 'node:fs/promises'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../shared/json.ts'
import { verify } from '../../e2e/support/visit.ts'
import { isComplete, take } from './camera.ts'

/** CSS pixels: a phone, a tablet, a desk and a wide desk. */
const widths = [390, 768, 1440, 1920] as const
const themes = ['light', 'dark'] as const
const languages = ['en', 'es'] as const

interface Deciding {
  readonly name: string
  /** A store of each channel where the page needs one. */
  readonly store?: 'fl_miami' | 'az_mesa'
  readonly path: string
}

const pages: readonly Deciding[] = [
  { name: 'home', path: '/' },
  { name: 'menu', store: 'fl_miami', path: '/shopd/category/flower' },
  { name: 'listing', store: 'az_mesa', path: '/category/edibles' },
  { name: 'product', store: 'az_mesa', path: '/product/cooper-and-daughters-slow-tide-milled-10201' },
  { name: 'state', path: '/dispensaries/florida' },
  { name: 'search', store: 'az_mesa', path: '/search?q=gummies' },
  { name: 'sign-in', path: '/rewards/login' },
  { name: 'journal', path: '/discover/blog' },
]

const phone = { isMobile: true, hasTouch: true }

async function chooseStore(page: Page, code: string): Promise<void> {
  const stores = listOf(await (await page.request.get('/api/rest/stores')).json()).map(fieldsOf)
  const found = stores.find((store) => store['store_code'] === code)
  const cookie = { domain: 'localhost', path: '/', name: 'store_id', value: textOf(found?.['store_id']) }
  await page.context().addCookies([cookie])
}

/** Saves each page as NAME-LANGUAGE-THEME-WIDTH.png. */
export async function takeDecidingPages(browser: Browser, baseURL: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const width of widths)
    for (const theme of themes)
      for (const language of languages)
        for (const [store, shown] of Map.groupBy(pages, (page) => page.store)) {
          const context = await openContext(browser, { baseURL, width, theme, language })
          const page = await context.newPage()
          // A visitor each: whoever has shopped at one store is asked about another.
          if (store) await chooseStore(page, store)
          for (const { name, path } of shown) {
            await page.goto(path)
            if (!(await isComplete(page))) await page.reload()
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
            await take(page, folder, { name: `${name}-${language}-${theme}` })
          }
          await context.close()
        }
}

interface Visitor {
  readonly baseURL: string
  readonly width: number
  readonly theme: (typeof themes)[number]
  readonly language: (typeof languages)[number]
}

/** Someone who has passed the age gate and answered the question about privacy. */
async function openContext(browser: Browser, { baseURL, width, theme, language }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(width < 500 && phone),
    viewport: { width, height: width < 500 ? 844 : 1000 },
    baseURL,
    colorScheme: theme,
    locale: language === 'es' ? 'es-US' : 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  const cookie = { domain: 'localhost', path: '/' }
  await context.addCookies([
    { ...cookie, name: 'language', value: language },
    { ...cookie, name: 'theme', value: theme },
    { ...cookie, name: 'analytics_consent', value: 'refused' },
  ])
  await verify(context)
  return context
}
