/** Real tabs of one origin in a real Chromium, killed while they work (I2, I3, I4). */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type Page, chromium as browserType } from '@playwright/test'
import { type InlineConfig, build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

/** LEAFLOG_KILLS sets more. */
const KILLS = Number(process.env['LEAFLOG_KILLS'] ?? 24)
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--no-first-run']

let browser: Browser
let context: BrowserContext
let origin = ''
let stopServer = async () => {}

async function bundle(): Promise<string> {
  const options: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      // Lazily loaded code is bundled into the one file too.
      rolldownOptions: { input: join(import.meta.dirname, 'pages/tape-page.ts'), output: { codeSplitting: false } },
    },
  }
  const built = await build(options)
  for (const output of Array.isArray(built) ? built : [built])
    if ('output' in output)
      for (const file of output.output) if (file.type === 'chunk' && file.isEntry) return file.code
  throw new Error('nothing was built')
}

async function serve(script: string): Promise<void> {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/tape.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><script type="module" src="/tape.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  stopServer = () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())))
}

beforeAll(async () => {
  await serve(await bundle())
  browser = await browserType.launch({ executablePath: '/usr/bin/chromium-headless-shell', args })
})
afterAll(async () => {
  await browser?.close()
  await stopServer()
})
beforeEach(async () => {
  context = await browser.newContext()
})
afterEach(async () => {
  await context.close()
})

async function openTab(acknowledge: (id: string) => void = () => {}): Promise<Page> {
  const page = await context.newPage()
  await page.exposeFunction('acknowledge', acknowledge)
  await page.goto(origin)
  await page.waitForFunction(() => window.tapePage !== undefined)
  return page
}

const tapeOf = (page: Page) => page.evaluate(() => window.tapePage.tape())
const dumpOf = (page: Page) => page.evaluate(() => window.tapePage.dump())
const savedOf = (page: Page) => page.evaluate(() => window.tapePage.saved())

/** Like a dying renderer: no event reaches or leaves the page. Half of them crash, half are closed. */
async function kill(page: Page, crash: boolean): Promise<void> {
  if (!crash) return page.close({ runBeforeUnload: false })
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {}) // The page can no longer answer.
  await crashed
  await page.close()
}

function expectWhole({ events, seq }: Awaited<ReturnType<typeof dumpOf>>): void {
  expect(events.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1))
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
}

test('I3: three real tabs racing 1,000 events end in the same state, every event once', async () => {
  const acknowledged: string[] = []
  const pages = await Promise.all([1, 2, 3].map(() => openTab((id) => acknowledged.push(id))))
  await Promise.all(
    pages.map((page, index) =>
      page.evaluate((count) => window.tapePage.mark(count, window.acknowledge), index === 0 ? 334 : 333),
    ),
  )
  await expect.poll(() => acknowledged.length).toBe(1000)
  for (const page of pages) await expect.poll(async () => (await tapeOf(page)).lost.length).toBe(1000)
  const fresh = await openTab()
  const states = await Promise.all([...pages, fresh].map(savedOf))
  expect(new Set(states).size).toBe(1)
  expect((await tapeOf(fresh)).lost.toSorted()).toEqual(acknowledged.toSorted())
  expectWhole(await dumpOf(fresh))
}, 120_000)

test(`I2 I4: after ${KILLS} kills of a tab in mid-append, everything acknowledged is in the log exactly once`, async () => {
  const acknowledged: string[] = []
  const witness = await openTab()
  for (let round = 0; round < KILLS; round += 1) {
    const enough = acknowledged.length + 1 + (round % 9)
    let reached = () => {}
    const doomed = new Promise<void>((resolve) => (reached = resolve))
    const page = await openTab((id) => {
      acknowledged.push(id)
      if (acknowledged.length >= enough) reached()
    })
    page.evaluate(() => window.tapePage.flood(window.acknowledge)).catch(() => {}) // It ends with the tab.
    await doomed
    await kill(page, round % 2 === 0)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)

  const fresh = await openTab()
  const waiting = async () => {
    const { ids, copied, lost } = await tapeOf(fresh)
    return ids.length - copied.length - lost.length
  }
  await expect.poll(waiting, { timeout: 90_000, message: 'I4: rows of the dead are taken over' }).toBe(0)

  const dump = await dumpOf(fresh)
  expectWhole(dump)
  const { ids, copied } = await tapeOf(fresh)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(copied).size).toBe(copied.length)
  const kept = new Set(ids)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  const agree = async (page: Page) => (await savedOf(page)) === dump.saved
  await expect.poll(() => agree(witness)).toBe(true)
  expect([await agree(fresh), await agree(await openTab())]).toEqual([true, true])
  expect(await witness.evaluate(() => window.tapePage.storage())).toMatchObject({ kind: 'indexeddb', problem: null })
}, 1_800_000)

test('I8: a full disk is reported, and nothing is lost', async () => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 400_000 })
  await page.goto(origin)
  await page.waitForFunction(() => window.tapePage !== undefined)
  const full = await page.evaluate(async () => {
    const ids: string[] = []
    const note = crypto.getRandomValues(new Uint8Array(60_000)).join('-')
    for (let round = 0; round < 200 && window.tapePage.storage().kind === 'indexeddb'; round += 1)
      await window.tapePage.record(1, (id) => ids.push(id), note)
    return { ids, storage: window.tapePage.storage(), kept: window.tapePage.tape().ids }
  })
  expect(full.storage).toEqual({ kind: 'memory', problem: 'STORAGE_FULL', readOnly: false })
  expect(full.kept).toEqual(full.ids)
}, 60_000)
