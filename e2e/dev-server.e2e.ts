/** `npm run dev` on a copy of the storefront, so that an aborted run leaves no edit behind. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { startShopServer, type ShopServer } from '../tools/shared/shop-server.ts'
import { passAgeGate } from './support/age-gate.ts'
import { expect, test } from './support/test.ts'

const root = join(import.meta.dirname, '..')
const copied = ['src', 'locales', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Inside the project, so that packages resolve, in a folder outside the sources. */
async function copyStorefront(): Promise<{ folder: string; storefront: string }> {
  await mkdir(join(root, '.data'), { recursive: true })
  const folder = await mkdtemp(join(root, '.data', 'dev-server-'))
  const storefront = join(folder, 'storefront')
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  for (const name of copied) await cp(join(root, 'storefront', name), join(storefront, name), { recursive: true })
  return { folder, storefront }
}

async function edit(path: string, before: string, after: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  expect(text).toContain(before)
  await writeFile(path, text.replace(before, after))
}

let copy: Awaited<ReturnType<typeof copyStorefront>>
let shop: ShopServer

test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = await copyStorefront()
  const env = { NODE_ENV: 'development', STOREFRONT_DIR: copy.storefront }
  shop = await startShopServer({ command: ['npm', 'run', 'dev'], env })
})

test.afterAll(async () => {
  await shop.stop()
  await rm(copy.folder, { recursive: true, force: true })
})

test('npm run dev: the gate works; an edited component and an edited text appear in the open page, and typed input stays', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const first = await page.goto(`${shop.origin}/rewards/login`)
  expect(first?.status()).toBe(200)
  // Every module is transformed for the first page that requests it.
  await expect(page.locator('[data-listening="true"]')).toHaveCount(1, { timeout: 180_000 })
  await passAgeGate(page)
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('robin.vale@example.com')
  await page.evaluate(() => void (document.documentElement.dataset['opened'] = 'before'))

  await edit(join(copy.storefront, 'locales/en/auth.json'), 'New to Rewards?', 'Not in Rewards yet?')
  await expect(page.getByText('Not in Rewards yet?')).toBeVisible()
  const form = join(copy.storefront, 'src/features/rewards/auth/login-form.tsx')
  await edit(form, "<span>{t('new')}</span>", "<strong>{t('new')} Welcome!</strong>")
  await expect(page.getByText('Not in Rewards yet? Welcome!')).toBeVisible()

  await expect(email).toHaveValue('robin.vale@example.com')
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'before')

  const later = await page.request.get(`${shop.origin}/rewards/login`)
  expect(await later.text(), 'the server draws what was edited too').toContain('<strong>Not in Rewards yet?')
})
