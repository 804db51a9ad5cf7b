/** `npm run pictures`: takes screenshots of the shop. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as browserType, type BrowserContextOptions } from '@playwright/test'

import { chromium } from '../shared/chromium.ts'
import { buildStorefront, startShopServer } from '../shared/shop-server.ts'
import { follow, take, wantedOf } from './camera.ts'
import { commerce } from './commerce.ts'
import { takeDecidingPages } from './deciding.ts'
import { rewards } from './rewards.ts'
import { shopping } from './shopping.ts'

/**
 * `npm run pictures [-- [--to FOLDER] [NAME …]]`: screenshots of the shop on a phone and on a desktop, saved as
 * docs/pictures/NAME-WIDTH.png. With `--deciding`, every deciding page on four screens, in both themes and languages,
 * saved in .pictures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, deciding: { type: 'boolean', default: false } },
})
const root = join(import.meta.dirname, '..', '..')
const folder = values.to ?? join(root, values.deciding ? '.pictures' : 'docs/pictures')
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
  if (values.deciding) await takeDecidingPages(browser, shop.origin, folder)
  for (const screen of values.deciding ? [] : screens)
    for (const [walk, wanted] of walks) {
      // A new visitor, so that choices and orders of one walk do not affect the next.
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
