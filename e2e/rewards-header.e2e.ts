import type { Locator, Page } from '@playwright/test'
import { newMember, signIn } from './support/customers.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const isPhone = (project: { name: string }): boolean => project.name === 'phone'

/** The account's part of the frame, opened: in the header on a desktop, in the hamburger menu on a phone. */
async function account(page: Page, project: { name: string }): Promise<Locator> {
  if (!isPhone(project)) return page.getByRole('banner')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}

async function myRewards(page: Page, project: { name: string }): Promise<Locator> {
  const place = await account(page, project)
  if (isPhone(project)) await place.getByRole('navigation', { name: 'My Rewards' }).getByText('My Rewards').click()
  else await place.getByRole('button', { name: 'My Rewards' }).click()
  return place
}

test('[2d.3] [2a.1] signed out, header and hamburger menu have Log In and Sign Up', async ({ page }, { project }) => {
  await visit(page, '/')
  const signUp = (await account(page, project)).getByRole('link', { name: 'Sign Up' })
  await expect(signUp).toHaveAttribute('href', '/rewards/create-account')
  await expect(page.getByRole('button', { name: 'My Rewards' })).toHaveCount(0)
  await signUp.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Join Fernhill Rewards' })).toBeVisible()
  const logIn = (await account(page, project)).getByRole('link', { name: 'Log In' })
  await logIn.filter({ hasText: 'Log In' }).click()
  await expect(page).toHaveURL('/rewards/login')
})

test('[2d.3] My Rewards leads to Dashboard, Rewards Profile and Rewards Communications', async ({
  page,
  request,
  expectAccessible,
}, { project }) => {
  await signIn(page, await newMember(request))
  await visit(page, '/')
  for (const [name, path, heading] of [
    ['Dashboard', '/rewards/dashboard', /^Welcome/],
    ['Rewards Profile', '/rewards/profile', 'Rewards Profile'],
    ['Rewards Communications', '/rewards/newsletter', 'Rewards Communications'],
  ] as const) {
    const place = await myRewards(page, project)
    const link = place.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    if (name === 'Dashboard')
      await expectAccessible(isPhone(project) ? undefined : 'header ul:has(a[href="/rewards/dashboard"])')
    await link.click()
    await expect(page).toHaveURL(path)
    // Arriving closes an open menu, even one opened during navigation, so wait for the page.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  }
})

test('[2d.3] the My Rewards menu closes on Escape and returns the focus', async ({ page, request }, { project }) => {
  test.skip(isPhone(project), 'the menu is part of the hamburger there')
  await signIn(page, await newMember(request))
  // A change of page closes the menu, so wait for the page.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Welcome/)
  const button = page.getByRole('banner').getByRole('button', { name: 'My Rewards' })
  await button.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true })
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(button).toBeFocused()
})

test('[2d.3] [4d.4] Sign Out signs out and leaves a protected page for the home page', async ({ page, request }, {
  project,
}) => {
  await signIn(page, await newMember(request), '/rewards/profile')
  await (await myRewards(page, project)).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' }).filter({ visible: true })).toBeVisible()
  await visit(page, '/')
  await expect((await account(page, project)).getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await page.goto('/rewards/profile')
  await expect(page).toHaveURL('/rewards/login')
})

test(
  '[2a.1] [9h.1] only signed-in customers see the promotional banner above the header',
  { tag: '@desk' },
  async ({ page, request }) => {
    await visit(page, '/')
    const banner = page.getByRole('complementary', { name: 'Promotion' })
    await expect(banner).toHaveCount(0)
    await signIn(page, await newMember(request))
    await expect(banner).toHaveText('Weekly Deals: Free Shipping on orders $100+')
    const tops = await Promise.all(
      [banner, page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().top + scrollY),
      ),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(banner.locator('rect')).toHaveAttribute('fill', '#1F4D3A')
    await page.reload()
    await expect(banner).toBeVisible()
  },
)

test('[2a.4] the dashboard is narrower than other pages', async ({ page, request }, { project }) => {
  test.skip(isPhone(project), 'a phone has one width')
  await signIn(page, await newMember(request))
  const width = () =>
    page
      .getByRole('main')
      .locator('> div')
      .first()
      .evaluate((each) => each.clientWidth)
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  const dashboard = await width()
  await page.goto('/rewards/profile')
  await expect(page.getByRole('heading', { name: 'Rewards Profile' })).toBeVisible()
  expect(dashboard).toBeLessThan(await width())
  await page.goto('/')
  expect(dashboard).toBeLessThan(await page.getByRole('main').evaluate((each) => each.clientWidth))
})

test('[2a.9] pages of Rewards are not indexed', { tag: '@desk' }, async ({ page, request }) => {
  const robots = page.locator('meta[name="robots"]')
  const paths = [
    '/rewards/login',
    '/rewards/create-account',
    '/rewards/forgot-password',
    '/rewards/terms',
    '/rewards/privacy',
  ]
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<meta name="robots"[^>]*>/g), path).toEqual([
      expect.stringContaining('noindex, nofollow, noarchive'),
    ])
  }
  await signIn(page, await newMember(request))
  for (const path of ['/rewards/dashboard', '/rewards/profile', '/rewards/newsletter']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(robots).toHaveAttribute('content', 'noindex, nofollow, noarchive')
  }
  await page.goto('/')
  await expect(robots).toHaveAttribute('content', 'index, follow')
})

test('[2d.1] each page of Rewards has its title', { tag: '@desk' }, async ({ request }) => {
  for (const [path, title] of [
    ['/rewards/login', 'Sign In'],
    ['/rewards/create-account', 'Create An Account'],
    ['/rewards/forgot-password', 'Reset Password'],
    ['/rewards/terms', 'Rewards Terms'],
    ['/rewards/privacy', 'Rewards Privacy'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(new RegExp(`<title>${title}[^<]*</title>`))
  }
})
