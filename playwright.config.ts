import { defineConfig } from '@playwright/test'

import { chromium } from './tools/chromium.ts'
import { freePort } from './tools/shop-server.ts'

/** Chosen once; the workers read this file again and inherit the choice. */
const port = process.env['LEAFLOG_E2E_PORT'] ?? String(await freePort())
process.env['LEAFLOG_E2E_PORT'] = port
process.env['LEAFLOG_E2E_PARTNER_PORT'] ??= String(await freePort())

/** What is the same at every width is looked at once: sessions, tabs, secrets, addresses, heads, tools. */
const seenOnce = [
  'checkout-once',
  'connection',
  'crawl',
  'dashboard',
  'kiosk',
  'metadata',
  'rewards-guards',
  'rewards-hostile-tokens',
  'rewards-secrets',
  'rewards-session',
  'rewards-tabs',
  'session-log',
  'time-machine',
].map((name) => `**/${name}.e2e.ts`)

/** Pages in a real browser against the real server, at a desk and on a phone. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Once more on a machine that others use too; what passes only then is named as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Conditions are waited for as long as a busy machine may need; how fast things are is the benchmarks' to say.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: chromium,
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
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: seenOnce,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
