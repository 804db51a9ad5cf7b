import { defineConfig } from '@playwright/test'
import * as z from 'zod'

import type { Visitor } from './e2e/support/test.ts'
import { testChromium } from './tools/shared/chromium.ts'
import { freePort } from './tools/shared/shop-server.ts'

/** Chosen once; the workers read this file again and inherit the choice. */
const port = process.env['LEAFLOG_E2E_PORT'] ?? String(await freePort())
process.env['LEAFLOG_E2E_PORT'] = port
process.env['LEAFLOG_E2E_PARTNER_PORT'] ??= String(await freePort())

/** Where the width matters, but for tests of them that say `@desk`. Everything else is looked at once. */
const seenAtBothWidths = [
  'age-gate',
  'cart',
  'catalogue',
  'checkout',
  'commerce-cart',
  'commerce-product',
  'five-journeys',
  'journey',
  'layout',
  'minicart',
  'move-cart',
  'next-day',
  'overlays',
  'replay-page',
  'rewards-header',
  'search',
  'shop-listing',
  'time-machine-phone',
].map((name) => `**/${name}.e2e.ts`)

/** What is about somebody new; single tests elsewhere are tagged `@new`. */
const ofSomebodyNew = ['age-gate', 'analytics', 'analytics-data-layer', 'first-visit'].map(
  (name) => `**/${name}.e2e.ts`,
)

/** `LEAFLOG_VISITOR=returning npx playwright test --project desktop`: the whole suite as somebody who comes back. */
const visitor = z.enum(['new', 'returning']).default('new').parse(process.env['LEAFLOG_VISITOR'])

/** Pages in a real browser against the real server, at a desk and on a phone. */
export default defineConfig<Visitor>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine, since a test waits for a sixth of its time.
  workers: 3,
  // No test is tried again to pass: one that fails now and then is a defect of the test or of the shop.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Conditions are waited for as long as a busy machine may need; how fast things are is the benchmarks' to say.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: testChromium,
    // Of a page with a worker, `page.route` sees no requests. Tests of the worker allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Nobody is asked whether they may be counted, but by the tests of that question (e2e/analytics.e2e.ts).
    storageState: {
      cookies: [
        {
          name: 'analytics_consent',
          value: 'refused',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 }, visitor },
      ...(visitor === 'returning' && { grepInvert: /@new/, testIgnore: ofSomebodyNew }),
    },
    {
      name: 'phone',
      testMatch: seenAtBothWidths,
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'returning',
      grep: /@journey/,
      use: { viewport: { width: 1440, height: 900 }, visitor: 'returning' },
    },
  ],
})
