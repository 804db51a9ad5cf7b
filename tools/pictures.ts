import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium as browserType, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'

import { passAgeGate } from '../e2e/support/age-gate.ts'
import { addFirstProduct, chooseDispensary, openCart } from '../e2e/support/shopping.ts'
import { chromium } from './chromium.ts'
import { buildStorefront, startShopServer } from './shop-server.ts'

/** `npm run pictures`: the shop as a visitor sees it on a phone and at a desk, into docs/pictures/NAME-WIDTH.png. */
const folder = join(import.meta.dirname, '..', 'docs', 'pictures')

const screens: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
]

/** Waits for fonts and pictures; false where a visible picture did not come, e.g. since it is being drawn for the first time. */
async function isComplete(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    scrollTo({ top: 0 })
    await document.fonts.ready
    const visible = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
    return visible.every((image) => image.naturalWidth > 0)
  })
}

/** Shows the page again until it is complete. */
async function complete(page: Page): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    if (await isComplete(page)) return
    await page.reload()
  }
  throw new Error(`${page.url()} never had all its pictures.`)
}

async function take(page: Page, name: string): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled' })
  const small = await sharp(shot).png({ palette: true, quality: 90, effort: 9 }).toBuffer()
  await writeFile(join(folder, `${name}-${page.viewportSize()?.width ?? 0}.png`), small)
  console.log(`${name}, ${page.viewportSize()?.width ?? 0} px: ${Math.round(small.length / 1000)} KB`)
}

async function visit(page: Page): Promise<void> {
  await page.goto('/')
  await complete(page)
  await take(page, 'age-gate')
  await passAgeGate(page)
  await take(page, 'home')
  await chooseDispensary(page, 'Miami')
  await page.goto('/shopd/category/flower')
  await complete(page)
  await take(page, 'category')
  const name = await addFirstProduct(page)
  await addFirstProduct(page)
  await openCart(page)
  await isComplete(page)
  await take(page, 'minicart')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await complete(page)
  await take(page, 'product')
}

await mkdir(folder, { recursive: true })
await buildStorefront()
const shop = await startShopServer()
const browser = await browserType.launch(chromium)
try {
  for (const screen of screens) {
    const context = await browser.newContext({
      ...screen,
      baseURL: shop.origin,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    })
    await visit(await context.newPage())
    await context.close()
  }
} finally {
  await browser.close()
  await shop.stop()
}
