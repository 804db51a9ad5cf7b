/** The docs site in a browser, as a reader on a phone meets it. */
import { type Browser, type Page, chromium as browserType } from '@playwright/test'
import { violationsIn } from '../../e2e/support/wcag.ts'
import { chromium } from '../shared/chromium.ts'
import { addressOf, documents } from './pages.ts'

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

const read = ['README.md', 'docs/guides/react.md', 'docs/reference/@leaflog/react.md', 'docs/live.md'].map(addressOf)

interface Seen {
  readonly ids: readonly string[]
  /** Links to a place in a page of the site. */
  readonly anchors: readonly string[]
  readonly excess: number
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    anchors: [...document.querySelectorAll<HTMLAnchorElement>('.vp-doc a[href*="#"]')]
      .filter(({ origin, hash }) => origin === location.origin && hash !== '')
      .map(({ pathname, hash }) => pathname + decodeURIComponent(hash)),
    excess: document.documentElement.scrollWidth - innerWidth,
  }))

/** Pages that are wider than a phone, and links to places that no page has. */
async function complaintsAboutPages(page: Page): Promise<string[]> {
  const seen = new Map<string, Seen>()
  for (const address of documents.map(addressOf)) {
    await page.goto(address)
    seen.set(address, await look(page))
  }
  return [...seen].flatMap(([address, { anchors, excess }]) => [
    ...(excess > 0 ? [`${address} is ${excess} px wider than a phone.`] : []),
    ...anchors
      .filter((anchor) => {
        const [target = '', id = ''] = anchor.split('#')
        return seen.get(target)?.ids.includes(id) === false
      })
      .map((anchor) => `${address} has a link to ${anchor}, which is not there.`),
  ])
}

async function complaintsOfAxe(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const address of read) {
      await page.goto(address)
      found.push(...(await violationsIn(page)).map((violation) => `${address}, ${colorScheme}: ${violation}`))
    }
  }
  return found
}

/** Rejects where the search or an example does not do what its reader expects. */
async function use(page: Page, shop: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(addressOf('README.md'))
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}))
  await page.keyboard.press('Control+k')
  await page.locator('#localsearch-input').fill('useOrderingCart')
  await page.locator('#localsearch-list a[href*="/reference/@leaflog/react"]').first().waitFor()

  await page.goto(addressOf('docs/live.md'))
  const run = async (name: string) => {
    const example = page.locator(`live-example[name=${name}]`)
    await example.getByLabel('Your shop').fill(shop)
    await example.getByRole('button', { name: 'Run' }).click()
    return example
  }
  const sdk = await run('sdk')
  await sdk.getByText(/^The server took 2 × /).waitFor()
  const react = await run('react')
  await react.getByRole('button', { name: 'Miami' }).click()
  await react.getByText(/^You shop at .*Miami/).waitFor()
  await run('elements')
  await page.locator('leaflog-age-gate').getByRole('button').first().waitFor()
}

async function complaintsIn(browser: Browser, site: string, shop: string): Promise<string[]> {
  const context = await browser.newContext({ ...phone, baseURL: site })
  const page = await context.newPage()
  const outside = new Set<string>()
  const errors: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site && origin !== shop) outside.add(request.url())
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  const found = [...(await complaintsAboutPages(page)), ...(await complaintsOfAxe(page))]
  await use(page, shop).catch((error: unknown) => errors.push(String(error)))
  return [...found, ...errors, ...[...outside].map((url) => `The site asks for ${url}.`)]
}

/**
 * @param site the origin of the served site
 * @param shop the origin of a shop that has the site among its partners
 */
export async function complaintAboutDocs(site: string, shop: string): Promise<string | null> {
  const browser = await browserType.launch(chromium)
  try {
    const complaints = await complaintsIn(browser, site, shop)
    return complaints.length === 0 ? null : complaints.join('\n')
  } finally {
    await browser.close()
  }
}
