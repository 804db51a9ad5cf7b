import { mkdir } from 'node:fs/promises'
import { chromium as browserType, type BrowserContextOptions } from '@playwright/test'

import { chromium } from '../chromium.ts'
import { buildStorefront, startShopServer } from '../shop-server.ts'
import { folder } from './camera.ts'
import { commerce } from './commerce.ts'
import { rewards } from './rewards.ts'
import { shopping } from './shopping.ts'

/** `npm run pictures`: the shop as a visitor sees it on a phone and at a desk, into docs/pictures/NAME-WIDTH.png. */

const screens: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
]

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
    const page = await context.newPage()
    await shopping(page)
    await commerce(page)
    await rewards(page)
    await context.close()
  }
} finally {
  await browser.close()
  await shop.stop()
}
