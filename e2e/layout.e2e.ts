import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const desktop = (project: string) => project === 'desktop'

test('[9c.2] the menu bar has the categories in the order of the spec', { tag: '@desk' }, async ({ page }) => {
  await visit(page, '/')
  const links = page.getByRole('navigation', { name: 'Menu' }).locator('> ul > li > a')
  await expect(links).toHaveText([
    'Specials',
    'Flower',
    'Vapes',
    'Edibles',
    'Concentrates',
    'CBD',
    'Topicals',
    'Accessories',
    'Oral',
  ])
})

test('[2h.1] [9c.3] [9c.4] a panel of the menu bar opens by mouse and keyboard and closes on Escape', async ({ page }, {
  project,
}) => {
  test.skip(!desktop(project.name), 'small screens have the hamburger menu')
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const toggle = menu.getByRole('button', { name: 'More in Flower' })
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const brands = menu.getByRole('region', { name: 'Flower: Brands' })
  await expect(brands).toBeVisible()
  expect(await brands.getByRole('link').count()).toBeLessThanOrEqual(8)
  expect(await menu.getByRole('region', { name: 'Flower: Sizes' }).getByRole('link').count()).toBeLessThan(7)
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await menu.getByRole('link', { name: 'Vapes', exact: true }).hover()
  await expect(menu.getByRole('region', { name: 'Vapes: Brands' })).toBeVisible()
})

test('[2a.1] small screens have a slide-in menu with every category', async ({ page, expectAccessible }, {
  project,
}) => {
  test.skip(desktop(project.name), 'large screens have the menu bar')
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('navigation', { name: 'Categories' }).getByText('Flower', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'All Flower' })).toBeVisible()
  await expectAccessible()
  await menu.getByRole('link', { name: 'All Flower' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/shopd\/category\/flower/)
})

test(
  '[4e.4] the theme is light at first, can be changed, and applies from the first paint after a reload',
  { tag: '@desk' },
  async ({ page, request }) => {
    await visit(page, '/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click({ force: true })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const themeCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'theme')?.value
    await expect.poll(themeCookie).toBe('dark')
    const first = await (await request.get('/', { headers: { cookie: 'theme=dark' } })).text()
    expect(first).toContain('data-theme="dark"')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
  },
)

for (const theme of ['light', 'dark'])
  test(`[4e.4] the home page is legible in the ${theme} theme`, async ({
    page,
    context,
    baseURL,
    expectAccessible,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectAccessible()
  })

test('[2d.4] the footer has columns, one enrolment link per state, and social links', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Company' })).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Sign up in your state' }).getByRole('link')).toHaveCount(9)
  expect(await footer.getByRole('list', { name: 'Social media' }).getByRole('link').count()).toBeGreaterThan(2)
})

test('[9h.1] the copyright year is 2025', { tag: '@desk' }, async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2025')
})

test('the first Tab stop skips to the content', { tag: '@desk' }, async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test(
  'after a route change the focus is on the new heading, and going back restores the scroll position',
  { tag: '@desk' },
  async ({ page }) => {
    await visit(page, '/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pennsylvania/ })
      .scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pennsylvania/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dispensaries in Pennsylvania' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveTitle(/Pennsylvania/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Dispensaries near you' })).toBeVisible()
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y) < 120, before)).toBe(true)
  },
)

test(
  '[2a.8] an unknown address is 404, with links to go on',
  { tag: '@desk' },
  async ({ page, complaints, expectAccessible }) => {
    complaints.expected.push(/404/)
    const answer = await page.goto('/no/such/page?no-age-gate')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a dispensary' })).toBeVisible()
    await expectAccessible()
  },
)

test('each page has its title, description, canonical address and robots', { tag: '@desk' }, async ({ request }) => {
  for (const [path, title] of [
    ['/', 'Fernhill'],
    ['/dispensaries', 'Dispensaries'],
    ['/dispensaries/ohio', 'Ohio'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(new RegExp(`<title>[^<]*${title}[^<]*</title>`))
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,161}"/)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"/]+${path}"`))
    expect(html).toContain('content="index, follow"')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home is fully readable, and nothing that needs JavaScript is shown', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/?no-age-gate')
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('$')
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Flower', exact: true }).click()
    await expect(page.locator('main h1')).toContainText('Flower')
  })
})

test.describe('on the smallest screens', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false })

  test('no page needs sideways scrolling at 320 pixels (WCAG 1.4.10), nor does a product', async ({ page }) => {
    for (const path of ['/', '/shopd/brands', '/dispensaries', '/dispensaries/florida', '/shopd/category/flower']) {
      await visit(page, path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
    }
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Prices' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
