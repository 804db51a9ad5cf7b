import { newMember, signIn, submitSignIn } from './support/customers.ts'
import { WARNED, hearExpiry } from './support/expiry.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = part({ alg: 'HS256', typ: 'JWT' })
const far = 4_102_444_800

const hostile: readonly (readonly [string, string])[] = [
  ['of a megabyte', `${signed}.${'a'.repeat(1_048_576)}.c2ln`],
  ['of alg none', `${part({ alg: 'none' })}.${part({ sub: 'sample_avery', exp: far })}.`],
  ['of alg NoNe with a signature', `${part({ alg: 'NoNe' })}.${part({ sub: 'sample_avery', exp: far })}.c2ln`],
  ['whose exp is no number', `${signed}.${Buffer.from('{"exp":NaN}').toString('base64url')}.c2ln`],
  ['whose exp is beyond all numbers', `${signed}.${Buffer.from('{"exp":1e999}').toString('base64url')}.c2ln`],
  ['whose claims are null', `${signed}.${part(null)}.c2ln`],
  ['that is no token', '%%%;"\'><script>alert(1)</script>'],
  ['that is an object', '{"token":{}}'],
]

test('a token that is none of ours breaks no page, counts as expired and goes', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await visit(page, '/about')
  const plant = async (token: string) => {
    await page.evaluate((planted) => localStorage.setItem('signin_token', planted), token)
    // A browser keeps no cookie of more than 4 KB.
    const value = encodeURIComponent(token).slice(0, 3800)
    await context.addCookies([{ name: 'signin_token', value, url: baseURL ?? '' }])
  }
  // Each token on a page of its own kind: for everybody, of Rewards, for who is not signed in.
  const paths = ['/about', '/rewards/terms', '/rewards/login'] as const
  for (const [index, [what, token]] of hostile.entries())
    await test.step(what, async () => {
      const path = paths[index % paths.length] ?? '/about'
      await plant(token)
      expect((await page.goto(path))?.status()).toBe(200)
      await listening(page)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('complementary', { name: 'Promotion' })).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('signin_token') === null)).toBe(true)
    })
  await plant(hostile[0]?.[1] ?? '')
  await page.goto('/rewards/dashboard')
  await expect(page).toHaveURL('/rewards/login')
  await listening(page)
  await submitSignIn(page, await newMember(request))
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
})

test('[8.8] a well-formed token that we did not sign ends the session at the first call', async ({
  page,
  context,
  baseURL,
}) => {
  const forged = `${signed}.${part({ sub: 'sample_avery', sid: 'x', jti: 'y', exp: far })}.${'c'.repeat(43)}`
  const warnings = await hearExpiry(page)
  await visit(page, '/')
  await page.evaluate((token) => localStorage.setItem('signin_token', token), forged)
  await context.addCookies([{ name: 'signin_token', value: forged, url: baseURL ?? '' }])
  await page.goto('/rewards/dashboard')
  await expect(page).toHaveURL('/rewards/login')
  await expect.poll(warnings).toEqual(WARNED)
  await expect(page.getByText('Avery')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signin_token') === null)).toBe(true)
})

test('a token that another tab replaces with garbage signs out, and no page breaks', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await newMember(request), '/rewards/newsletter')
  await listening(page)
  await page.evaluate(() => localStorage.setItem('signin_token', 'nonsense'))
  await page.reload()
  await expect(page).toHaveURL('/rewards/login')
  expect((await context.cookies()).filter(({ name }) => name === 'signin_token' || name === 'refresh_token')).toEqual(
    [],
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/rewards/login', '/rewards/create-account', '/rewards/forgot-password'])
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(`${path}?no-age-gate`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main noscript p')).toHaveText(/^Rewards accounts need JavaScript\. Turn it on/)
    })

  test('the terms are fully readable, and a protected page leads to sign in', async ({ page }) => {
    await page.goto('/rewards/terms?no-age-gate')
    await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
    await page.goto('/rewards/dashboard')
    await expect(page).toHaveURL('/rewards/login')
  })

  test('the pages for signed-in customers say that they need JavaScript', async ({ page, context, baseURL }) => {
    const token = `${signed}.${part({ sub: 'x', exp: far })}.c2ln`
    await context.addCookies([{ name: 'signin_token', value: token, url: baseURL ?? '' }])
    for (const path of ['/rewards/dashboard', '/rewards/profile', '/rewards/newsletter']) {
      await page.goto(`${path}?no-age-gate`)
      await expect(page.locator('main noscript p')).toHaveText(/^Rewards accounts need JavaScript\. Turn it on/)
    }
  })
})
