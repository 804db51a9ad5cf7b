import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { cutFonts } from './storefront/src/app/cut-fonts.ts'
import { chromium } from './tools/shared/chromium.ts'
import { SlowTestsFirst } from './tools/slow-tests-first.ts'

/** A test that takes longer hangs; one that takes ten times its usual time on a busy machine does not fail for it. */
const BUSY_MACHINE_MS = 120_000
const waiting = { poll: { timeout: 30_000 } }

/** Tests that start servers, build packages, or replace modules or globals: each file has a worker to itself. */
const alone = [
  '{elements,server,tools,examples}/**/*.test.ts',
  'core/src/adapters/*.test.ts',
  'core/src/sdk/one-more-domain.test.ts',
]
const plugins = [cutFonts(join(import.meta.dirname, 'storefront'))]
const inNode = {
  plugins,
  // As Node itself resolves: with Vite's `development` condition our code would get another copy of graphql than
  // the libraries that it hands its objects to.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    environment: 'node',
    testTimeout: BUSY_MACHINE_MS,
    expect: waiting,
    hookTimeout: 2 * BUSY_MACHINE_MS,
  },
}
const notInNode = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts']

/** Three ways to run a test, told by its name: x.test.ts in Node, x.test.tsx in a DOM, x.browser.test.ts in real Chromium. */
export default defineConfig({
  test: {
    // Vitest's default is a core less than there are, which is half of a machine with two.
    maxWorkers: 2,
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      {
        ...inNode,
        test: {
          ...inNode.test,
          name: 'node',
          include: ['{core,react-bindings,storefront,fixtures}/**/*.test.ts'],
          exclude: [...notInNode, ...alone],
          // Loading the modules anew for each of 250 files takes four times as long as the tests themselves.
          isolate: false,
        },
      },
      { ...inNode, test: { ...inNode.test, name: 'alone', include: alone, exclude: notInNode } },
      {
        plugins,
        test: {
          name: 'dom',
          include: ['{react-bindings,storefront}/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['storefront/src/testing/set-up-texts.ts'],
          testTimeout: BUSY_MACHINE_MS,
          expect: waiting,
        },
      },
      {
        optimizeDeps: { include: ['xstate', 'rxjs', 'zod/mini', 'uuid', 'fast-check', 'idb-keyval', 'dompurify'] },
        test: {
          name: 'chromium',
          include: ['{core,storefront}/src/**/*.browser.test.ts'],
          testTimeout: BUSY_MACHINE_MS,
          expect: waiting,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
