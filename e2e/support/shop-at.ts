import type { Page } from '@playwright/test'
import { z } from 'zod'
import { visit } from './visit.ts'

const stores = z.array(z.object({ store_id: z.string(), store_code: z.string() }))

/** Opens a page as a visitor who shops at a store, e.g. `az_mesa`, in a mode. */
export async function shopAt(
  page: Page,
  { store, mode = 'RECREATIONAL', path }: { store: string; mode?: 'RECREATIONAL' | 'MEDICAL'; path: string },
): Promise<void> {
  const answer = await page.request.get('/api/rest/stores')
  const found = stores.parse(await answer.json()).find(({ store_code }) => store_code === store)
  if (!found) throw new Error(`There is no store ${store}.`)
  const cookie = { domain: 'localhost', path: '/' }
  await page.context().addCookies([
    { ...cookie, name: 'store_id', value: found.store_id },
    { ...cookie, name: 'shopping_mode', value: mode },
  ])
  await visit(page, path)
}
