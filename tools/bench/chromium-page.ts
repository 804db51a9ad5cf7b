import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browserType } from '@playwright/test'
import { build, preview } from 'vite'

import { chromium } from '../shared/chromium.ts'
import { fieldsOf, numberOf, parseJson, textOf } from '../shared/json.ts'
import { roundsOf } from './rounds.ts'
import { measured, type Measurement } from './row.ts'

const root = join(import.meta.dirname, 'pages')
const limit = 600_000
/** Gives the page's clock microsecond resolution instead of tenths of a millisecond. */
const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/** What a page of pages/ writes into its `output` element, as JSON. */
export interface PageResult {
  ours: number
  peer: number
  detail: string
}

/**
 * Builds pages/PAGE.html for production, opens it in Chromium with `#ROW` (and `?rounds=` if a number is given), and
 * reads the measurement.
 */
export async function measureInChromium(page: string, row: string): Promise<Measurement> {
  const outDir = await mkdtemp(join(tmpdir(), 'leaflog-bench-'))
  const shared = { root, configFile: false as const, logLevel: 'error' as const }
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, `${page}.html`) } },
  })
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, host: 'localhost', headers: isolated },
  })
  const browser = await browserType.launch(chromium)
  try {
    const tab = await browser.newPage()
    const crash = new Promise<never>((_, reject) => tab.on('pageerror', reject))
    const origin = server.resolvedUrls?.local[0] ?? ''
    await tab.goto(`${origin}${page}.html?rounds=${roundsOf(0)}#${row}`)
    const output = tab.locator('output[data-done]')
    await Promise.race([output.waitFor({ state: 'attached', timeout: limit }), crash])
    const result = fieldsOf(parseJson((await output.textContent()) ?? ''))
    const problem = textOf(result['problem'])
    if (problem !== '') throw new Error(problem)
    return measured(numberOf(result['ours']), numberOf(result['peer']), textOf(result['detail']))
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
