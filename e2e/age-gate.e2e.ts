import type { Page } from '@playwright/test'
import { passAgeGate } from './support/age-gate.ts'
import { expect, test } from './support/test.ts'
import { listening } from './support/visit.ts'

const gateOf = (page: Page) => page.getByRole('dialog', { name: /./ }).filter({ has: page.getByLabel('State') })
/** The first page of a new visitor, once it is interactive. */
async function open(page: Page): Promise<void> {
  await page.goto('/')
  await listening(page)
}
const choose = (page: Page, label: string) => gateOf(page).getByLabel('State').selectOption({ label })

test(
  '[5a.6] before a state is chosen the gate shows its default text',
  { tag: '@desk' },
  async ({ page, expectAccessible }) => {
    await open(page)
    const gate = gateOf(page)
    await expect(gate.getByRole('heading', { name: 'Before we get started...' })).toBeVisible()
    await expect(gate.getByText('Select your state to confirm your age')).toBeVisible()
    await expectAccessible()
  },
)

for (const theme of ['light', 'dark'] as const)
  test(`[2g.1] [4e.4] the gate is legible before the page listens, in the ${theme} theme`, async ({
    page,
    context,
    baseURL,
    complaints,
    expectAccessible,
  }) => {
    complaints.expected.push(/ERR_FAILED/)
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(gateOf(page).getByRole('button', { name: 'Submit' })).toBeVisible()
    await expect(page.locator('[data-listening="true"]')).toHaveCount(0)
    await expectAccessible()
  })

test('[5a.2] nothing can be submitted until a state is chosen', { tag: '@desk' }, async ({ page }) => {
  await open(page)
  const submit = gateOf(page).getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await choose(page, 'Maryland')
  await expect(submit).toBeDisabled()
  await gateOf(page).getByLabel('Month').selectOption('3')
  await gateOf(page).getByLabel('Day').selectOption('14')
  await expect(submit).toBeDisabled()
  await gateOf(page).getByLabel('Year').selectOption('1990')
  await expect(submit).toBeEnabled()
})

test('[5a.1] a skipped state is required', { tag: '@desk' }, async ({ page }) => {
  await open(page)
  await expect(gateOf(page).getByRole('button', { name: 'Submit' })).toBeDisabled()
  await gateOf(page).getByLabel('State').focus()
  await page.keyboard.press('Tab')
  await expect(gateOf(page).getByText('Field Required')).toBeVisible()
})

test('[5a.1] skipped month, day and year are each required', { tag: '@desk' }, async ({ page }) => {
  await open(page)
  await choose(page, 'Maryland')
  for (const label of ['Month', 'Day', 'Year']) {
    await gateOf(page).getByLabel(label).focus()
    await page.keyboard.press('Tab')
  }
  await expect(gateOf(page).getByText('This field is required')).toHaveCount(3)
})

const questions = {
  '[5a.7.1]': ['Florida', 'Are you over the age of 18 years old?'],
  '[5a.7.2]': ['West Virginia', 'Are you at least 21 years of age OR 18+ with a valid medical cannabis ID?'],
  '[5a.7.3]': ['Maryland', 'Must be at least 21 years of age OR 18+ with a valid medical cannabis ID.'],
} as const
for (const [statement, [state, question]] of Object.entries(questions)) {
  test(`${statement} ${state} is asked its own question`, { tag: '@desk' }, async ({ page }) => {
    await open(page)
    await choose(page, state)
    await expect(gateOf(page).getByText(question)).toBeVisible()
    await expect(gateOf(page).getByLabel('Month')).toHaveCount(state === 'Maryland' ? 1 : 0)
  })
}

test(
  '[4a.3] if no birth date is required, Yes is enough, and the focus moves to the page',
  { tag: '@desk' },
  async ({ page }) => {
    await open(page)
    await passAgeGate(page, 'Florida')
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test('[4a.5] [5a.4] a visitor who is too young sees the reason, beside the year too, and stays outside', async ({
  page,
}) => {
  await open(page)
  await choose(page, 'Maryland')
  const year = await gateOf(page).getByLabel('Year').locator('option').nth(3).getAttribute('value')
  await gateOf(page).getByLabel('Month').selectOption('1')
  await gateOf(page).getByLabel('Day').selectOption('1')
  await gateOf(page).getByLabel('Year').selectOption(year)
  await gateOf(page).getByRole('button', { name: 'Submit' }).click()
  await expect(gateOf(page).getByRole('alert')).not.toBeEmpty()
  await expect(gateOf(page).getByText('Age requirements not met')).toBeVisible()
  await expect(page.locator('[inert] main')).toHaveCount(1)
})

test('[4a.4] choosing another state starts over', { tag: '@desk' }, async ({ page }) => {
  await open(page)
  await choose(page, 'Maryland')
  await gateOf(page).getByLabel('Month').selectOption('5')
  await choose(page, 'Florida')
  await expect(gateOf(page).getByLabel('Month')).toHaveCount(0)
  await choose(page, 'Maryland')
  await expect(gateOf(page).getByLabel('Month')).toHaveValue('')
})

test('[4a.4] an invalid date is named until another is chosen', { tag: '@desk' }, async ({ page }) => {
  await open(page)
  await choose(page, 'Maryland')
  await gateOf(page).getByLabel('Month').selectOption('2')
  await gateOf(page).getByLabel('Day').selectOption('31')
  await gateOf(page).getByLabel('Year').selectOption('1990')
  await gateOf(page).getByRole('button', { name: 'Submit' }).click()
  await expect(gateOf(page).getByRole('alert')).toHaveText('That date doesn’t exist.')
  await gateOf(page).getByLabel('Day').selectOption('28')
  await expect(gateOf(page).getByText('That date doesn’t exist.')).toBeHidden()
})

test(
  '[2g.1] the gate works by keyboard: it keeps the focus, and Escape does not close it',
  { tag: '@desk' },
  async ({ page }) => {
    await open(page)
    await expect(gateOf(page).getByLabel('State')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(gateOf(page)).toBeVisible()
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true)
    }
  },
)

test('[2g.1] the page behind the gate is in the HTML for crawlers', { tag: '@desk' }, async ({ request }) => {
  const html = await (await request.get('/shopd/category/flower')).text()
  expect(html).toContain('Before we get started...')
  expect(html).toMatch(/<h1[^>]*>[^<]*Flower/)
  expect(html).not.toContain('style="')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[4a.3] [4a.6] the gate’s form lets an adult in and returns to their page',
    { tag: '@desk' },
    async ({ page }) => {
      await page.goto('/dispensaries')
      await gateOf(page).getByLabel('State').selectOption({ label: 'Florida' })
      await gateOf(page).getByRole('button', { name: 'Submit' }).click()
      await expect(page).toHaveURL(/\/dispensaries$/)
      await expect(gateOf(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Dispensaries' })).toBeVisible()
      const names = (await page.context().cookies()).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['age_verification', 'state_code']))
    },
  )

  test(
    '[5a.4] the form refuses a visitor who is too young, with the text of the spec',
    { tag: '@desk' },
    async ({ page }) => {
      await page.goto('/')
      await gateOf(page).getByLabel('State').selectOption({ label: 'Maryland' })
      await gateOf(page).getByLabel('Month').selectOption('1')
      await gateOf(page).getByLabel('Day').selectOption('1')
      await gateOf(page).getByLabel('Year').selectOption({ index: 2 })
      await gateOf(page).getByRole('button', { name: 'Submit' }).click()
      await expect(gateOf(page).getByRole('alert')).toContainText('Sorry, you must be')
    },
  )
})

test(
  '[4a.7] Ohio has an external shop: a new tab opens, and the gate stays',
  { tag: '@desk' },
  async ({ page, context }) => {
    await context.route('https://ohio.fernhill.example/**', (route) => route.fulfill({ body: 'The shop in Ohio' }))
    await open(page)
    await choose(page, 'Ohio')
    const opening = context.waitForEvent('page')
    await gateOf(page).getByRole('button', { name: 'Yes' }).click()
    await expect((await opening).getByText('The shop in Ohio')).toBeVisible()
    await expect(gateOf(page)).toBeVisible()
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'state_code' }))
  },
)

test('[4a.8] Exit Website leads away', { tag: '@desk' }, async ({ page, context }) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  await open(page)
  await choose(page, 'Florida')
  await gateOf(page).getByRole('button', { name: 'Exit Website' }).click()
  await expect(page.getByText('Elsewhere')).toBeVisible()
})
