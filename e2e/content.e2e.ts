import { content } from '@leaflog/fixtures'
import type { Page } from '@playwright/test'
import { hostileHtml } from '../core/src/testing/hostile-html.ts'
import { safeBlockHtml } from '../server/src/gateway/pages/safe-html.ts'
import { mailsTo } from './support/mails.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const pages = [
  ['/how-to-get-medical-marijuana-card', 'How to get a medical marijuana card'],
  ['/cannabis-education', 'What to know before you choose'],
  ['/community-outreach', 'In our communities'],
  ['/about', 'Your neighborhood dispensary, grown from the ground up'],
  ['/about/our-mission', 'To sell this plant the way a good pharmacist would'],
  ['/contact-us', 'Talk to a person'],
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
  ['/accessibility-statement', 'Accessibility'],
  ['/rewards-fl', 'Earn 1 point for every $1'],
  ['/content/pickup-and-delivery', 'Pickup and delivery'],
] as const

/** At this width, and at 320 pixels (WCAG 1.4.10), nothing needs sideways scrolling. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize()
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await over()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(over).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}

/** The address of a page, if it has its own. */
const pathOf = (identifier: string) => pages.find(([path]) => path.endsWith(`/${identifier}`))?.[0]

test('[2c.2] [2c.3] [2c.4] [2b.7] [1.7] every page of content is there to be read, by everybody', async ({
  page,
  expectAccessible,
}) => {
  for (const [path, heading] of pages)
    await test.step(path, async () => {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(400)
      await expectFits(page)
      await expectAccessible()
    })
})

test('[3.10] title, description and keywords come from the content system, in the server’s HTML', async ({
  request,
}) => {
  const html = await (await request.get('/about')).text()
  const about = content.pages.find(({ identifier }) => identifier === 'about')?.texts.en
  expect(html).toContain(`<title>${about?.metaTitle} · Fernhill</title>`)
  expect(html).toContain(`content="${about?.metaDescription}"`)
  expect(html).toContain(`name="keywords" content="${about?.metaKeywords}"`)
})

test('[2a.9] the landing page of Rewards is not indexed', async ({ request }) => {
  const answer = await request.get('/rewards-fl')
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow, noarchive')
  expect(await answer.text()).toContain('name="robots" content="noindex, nofollow, noarchive"')
})

test('[2c.4] the value of points comes from the programme', async ({ page }) => {
  await visit(page, '/rewards-fl')
  const steps = page.getByRole('region', { name: 'What your points are worth' }).getByRole('listitem')
  await expect(steps).toHaveText(['$5 off100 points', '$18 off300 points', '$40 off600 points'])
  await expect(page.getByRole('link', { name: 'Join Rewards' })).toHaveAttribute('href', '/rewards/create-account')
})

test('[2c.2] a long page has a table of contents with links', async ({ page }) => {
  await visit(page, '/cannabis-education')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Ways to take it' }).click()
  await expect(page).toHaveURL(/#section-ways-to-take-it$/)
  await expect(page.getByRole('heading', { name: 'Ways to take it' })).toBeInViewport()
})

test('[1.7] a missing page is 404, with links to go on', async ({ page, request, complaints }) => {
  complaints.expected.push(/404/)
  for (const path of ['/content/no-such-page', '/content/No%20Page', '/content/..%2fapi']) {
    expect((await request.get(path)).status()).toBe(404)
  }
  await visit(page, '/content/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'This page has gone to seed.' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Find a dispensary' }).click()
  await expect(page).toHaveURL('/dispensaries')
})

test('[2b.7] a page with its own address is shown there', async ({ request }) => {
  const answer = await request.get('/content/terms', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/terms'])
})

test('[1.7] a page whose request fails is the error screen, and appears on retry', async ({ page, complaints }) => {
  complaints.expected.push(/503|\/api\/content\/page/)
  await visit(page, '/about')
  await page.route('**/api/content/page*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! We ran into an issue.' })).toBeVisible()
  await page.unroute('**/api/content/page*')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
})

test('[1.7] a missing picture shows its alternative text', async ({ page, complaints }) => {
  complaints.expected.push(/404|Failed to load resource/)
  await page.route('**/media/scenes/hero.jpg*', (route) => route.fulfill({ status: 404, body: '' }))
  await visit(page, '/about')
  const picture = page.getByRole('article').getByRole('img')
  await expect(picture).toHaveAttribute('alt', 'A shelf of glass jars with plants behind it')
  await expect(page.getByText('If we can’t vouch for it, we don’t sell it.')).toBeVisible()
})

/** Counts executed scripts and outgoing requests from now on. */
async function watch(page: Page) {
  const left: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const own = /^\/(media|api|assets)\/|^\/favicon\.svg$/
    if (url.hostname !== 'localhost' || !own.test(url.pathname)) left.push(request.url())
  })
  let ran = 0
  await page.exposeFunction('alert', () => void (ran += 1))
  return { left, ran: () => ran }
}

test('[3.16.1] after the gateway’s sanitizing, 200 hostile fragments neither run nor send anything in the page', async ({
  page,
}) => {
  await visit(page, '/about')
  const seen = await watch(page)
  const pieces = hostileHtml.map(safeBlockHtml)
  expect(pieces.length).toBeGreaterThan(200)
  await page.evaluate((all) => {
    const place = document.createElement('div')
    document.querySelector('article')?.append(place)
    for (const html of all) {
      const piece = document.createElement('section')
      piece.innerHTML = html
      place.append(piece)
      for (const element of piece.querySelectorAll<HTMLElement>('*')) {
        for (const type of ['focus', 'mouseover', 'toggle', 'error']) element.dispatchEvent(new Event(type))
      }
    }
  }, pieces)
  await page.getByRole('heading', { level: 1 }).first().click()
  expect(seen.ran()).toBe(0)
  expect(seen.left).toEqual([])
})

test('[3.16.1] a hostile page that the gateway did not sanitize is sanitized by the browser, with the same rule', async ({
  page,
}) => {
  await visit(page, '/about')
  const seen = await watch(page)
  const about = { identifier: 'terms', title: 'Terms', heading: 'Hostile terms', language: 'en', updatedOn: '' }
  const meta = { sections: [], metaTitle: 'Terms', metaKeywords: '', metaDescription: 'Hostile.' }
  // One of these would swallow everything after it.
  const pieces = hostileHtml.filter(
    (html) => !/<plaintext|<!--(?!.*-->)|<(textarea|title|xmp|script|style)[^>]*>(?!.*<\/\1)/is.test(html),
  )
  expect(pieces.length).toBeGreaterThan(200)
  await page.route('**/api/content/page*', (route) =>
    route.fulfill({ json: { ...about, ...meta, content: `${pieces.join('\n')}<p>The end.</p>` } }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hostile terms' })).toBeVisible()
  await expect(
    page.getByRole('article').locator('script, iframe, svg, math, style, form, input, object, [onclick], [style]'),
  ).toHaveCount(0)
  expect(seen.ran()).toBe(0)
  expect(seen.left).toEqual([])
})

test.describe('[2c.4] the form of the contact page', () => {
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Name').fill('Rosa Delgado')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill('Is the garden open on Sundays?')
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

  test('shows what is wrong, and where', async ({ page, expectAccessible }) => {
    await visit(page, '/contact-us')
    await send(page)
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByText('Enter your name, up to 100 characters.')).toBeVisible()
    await page.getByLabel('Email').fill('rosa')
    await expect(page.getByText('Please enter a valid email, such as')).toBeVisible()
    await expectAccessible()
  })

  test('a message arrives once, even if its first answer is lost', async ({ page, request, complaints }, {
    project,
  }) => {
    complaints.expected.push(/Failed to load resource|ERR_FAILED/)
    const email = `rosa.${project.name}.${test.info().workerIndex}.${test.info().retry}@example.com`
    await visit(page, '/contact-us')
    let lost = false
    await page.route('**/api/graphql', async (route) => {
      if (lost || route.request().postData()?.includes('contactUs') !== true) return route.continue()
      lost = true
      await route.fetch()
      await route.abort()
    })
    await fill(page, email)
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to connect to the service' })).toBeVisible()
    await send(page)
    await expect(page.getByRole('heading', { name: 'We got your message.' })).toBeFocused()
    const mails = (await mailsTo(request, 'hello@fernhill.example')).filter((text) => text.includes(email))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Is the garden open on Sundays?')
  })
})

test.describe('[2c.7] terms and privacy', () => {
  test('are the site’s in the footer, and the programme’s on the joining page', async ({ page }) => {
    await visit(page, '/about')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms')
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    for (const path of ['/rewards/login', '/rewards/create-account']) {
      await visit(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Rewards terms' })).toHaveAttribute('href', '/rewards/terms')
      await expect(main.getByRole('link', { name: 'Rewards privacy' })).toHaveAttribute('href', '/rewards/privacy')
      await expect(main.locator('a[href="/terms"], a[href="/privacy"]')).toHaveCount(0)
    }
    await page.getByRole('main').getByRole('link', { name: 'Rewards privacy' }).click()
    await expect(page).toHaveURL('/rewards/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Fernhill Rewards privacy' })).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: 'privacy notice' }).click()
    await expect(page).toHaveURL('/privacy')
  })
})

for (const { path, link, namespace } of [
  { path: '/privacy', link: 'Privacy', namespace: 'analytics' },
  { path: '/accessibility-statement', link: 'Accessibility', namespace: 'search' },
])
  test(`[2c.7] ${path} is not blank while the texts of its setting are on their way`, async ({ page }) => {
    const letGo = await hold(page, `**/assets/${namespace}-*.json`)
    // An idle page asks for it, too.
    const asked = page.waitForRequest(new RegExp(`/assets/${namespace}-`))
    await visit(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await asked
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    letGo()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  })

test('[2d.4] the footer has four columns, social links, and one external enrolment link per state', async ({
  page,
}) => {
  await visit(page, '/about')
  const footer = page.getByRole('contentinfo')
  const columns = footer.getByRole('navigation', { name: 'Footer' }).getByRole('heading')
  await expect(columns).toHaveText(['Company', 'Community', 'Learn', 'My Accounts'])
  const states = footer.getByRole('list', { name: 'Sign up in your state' }).getByRole('link')
  await expect(states).toHaveCount(9)
  for (const state of await states.all())
    await expect(state).toHaveAttribute('href', /^https:\/\/letters\.fernhill\.example\//)
  await expect(footer.getByRole('list', { name: 'Social media' }).getByRole('link')).toHaveCount(4)
})

test.describe('[2d.5] [3.16.2] the primary navigation', () => {
  test('opens its sections by mouse and keyboard, and closes on Escape', async ({ page, expectAccessible }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'small screens have the hamburger menu')
    await visit(page, '/about')
    const main = page.getByRole('navigation', { name: 'Main' })
    const toggle = main.getByRole('button', { name: 'More in Learn' })
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const start = main.getByRole('region', { name: 'Start here' })
    await expect(start.getByRole('link', { name: 'Get a medical card' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Tab')
    await expect(start.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await expect(start).toBeHidden()
    await main.getByRole('link', { name: 'Dispensaries' }).hover()
    await main.getByRole('link', { name: 'Georgia' }).click()
    await expect(page).toHaveURL('/dispensaries/georgia')
    await expect(main.getByRole('region')).toBeHidden()
  })

  test('is in the hamburger menu of small screens, with its sections', async ({ page, expectAccessible }, {
    project,
  }) => {
    test.skip(project.name !== 'phone', 'large screens have it in the header')
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('navigation', { name: 'Pages' }).locator('summary', { hasText: 'Learn' }).click()
    await expectAccessible()
    await menu.getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL('/contact-us')
    await expect(menu).toBeHidden()
  })
})

test.describe('[1.9] in Spanish', () => {
  test.use({ locale: 'es-US', extraHTTPHeaders: { 'accept-language': 'es-US' } })

  test('header, footer and pages are Spanish, and the terms too', async ({ page, expectAccessible }) => {
    await visit(page, '/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'El dispensario de su barrio, cultivado desde la raíz',
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Términos de uso' }).click()
    await listening(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Términos de uso')
    await expect(page).toHaveTitle('Términos de uso · Fernhill')
    await expect(page.getByRole('article').locator('[lang]')).toHaveCount(0)
    await expectAccessible()
  })

  for (const { identifier, texts } of content.pages.filter((one) => pathOf(one.identifier) !== undefined))
    test(`${identifier} is there in Spanish, and fits`, async ({ page, expectAccessible }) => {
      await visit(page, pathOf(identifier) ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.es?.heading ?? '')
      await expectFits(page)
      await expectAccessible()
    })

  test('a page that exists only in English says so', async ({ page, expectAccessible }) => {
    const english = content.pages.find(({ identifier }) => identifier === 'terms')?.texts.en
    await visit(page, '/about')
    await page.route('**/api/content/page*', (route) =>
      route.fulfill({
        json: { ...english, identifier: 'terms', language: 'en', updatedOn: '2026-01-06', sections: [] },
      }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Términos de uso' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Terms of use' })
    await expect(heading).toHaveAttribute('lang', 'en')
    await expect(page.getByText('Esta página está solo en inglés.')).toBeVisible()
    await expect(page.getByRole('article').locator('[lang="en"]')).toHaveCount(1)
    await expectAccessible()
  })
})
