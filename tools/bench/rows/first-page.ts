import { gzipSync } from 'node:zlib'
import { chromium as browserType } from '@playwright/test'

import { chromium } from '../../shared/chromium.ts'
import { buildStorefront, startShopServer } from '../../shared/shop-server.ts'
import { atMost, measured, type Row } from '../row.ts'

const goal = 150

export const row: Row = {
  name: 'JavaScript of a first page load, gz',
  goal: `≤ ${goal} KB`,
  unit: 'KB',
  met: atMost(1),
  async run() {
    await buildStorefront()
    const shop = await startShopServer()
    const browser = await browserType.launch(chromium)
    try {
      const page = await browser.newPage()
      const scripts: Promise<number>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script' || new URL(response.url()).pathname.endsWith('.js'))
          scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      })
      await page.goto(shop.origin, { waitUntil: 'networkidle' })
      const sizes = await Promise.all(scripts)
      if (sizes.length === 0) throw new Error('The page loaded no script.')
      const bytes = sizes.reduce((total, size) => total + size, 0)
      return measured(
        bytes / 1000,
        goal,
        `${sizes.length} scripts of the home page until it is idle; the peer is the goal`,
      )
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}
