/** `npm run pictures`: takes screenshots of the shop into docs/pictures. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as browserType, type BrowserContextOptions } from '@playwright/test'

import { chromium } from '../shared/chromium.ts'
import { buildStorefront, startShopServer } from '../shared/shop-server.ts'
import { follow, take, wantedOf } from './camera.ts'
import { commerce } from './commerce.ts'
import { rewards } from './rewards.ts'
import { shopping } from './shopping.ts'

/**
 * `npm run pictures [-- [--to FOLDER] [NAME …]]`: the shop as a visitor sees it on a phone and at a desk, into
 * docs/pictures/NAME-WIDTH.png.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
const folder = values.to ?? join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const walks = wantedOf([shopping, commerce, rewards], positionals)

const screens: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
]

await mkdir(folder, { recursive: true })
await buildStorefront()
const shop = await startShopServer()
const browser = await browserType.launch(chromium)
try {
  for (const screen of screens)
    for (const [walk, wanted] of walks) {
      // Somebody new: what a walk chose and bought would be in the way of the next one.
      const context = await browser.newContext({
        ...screen,
        baseURL: shop.origin,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      })
      const page = await context.newPage()
      await follow(walk.shots(page), wanted, (shot) => take(page, folder, shot))
      await context.close()
    }
} finally {
  await browser.close()
  await shop.stop()
}
