import type { Page } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/json.ts'
import { visit } from './visit.ts'

/** Opens a page as a visitor who shops at a store, e.g. `az_mesa`, in a mode. */
export async function shopAt(
  page: Page,
  { store, mode = 'RECREATIONAL', path }: { store: string; mode?: 'RECREATIONAL' | 'MEDICAL'; path: string },
): Promise<void> {
  const stores = listOf(await (await page.request.get('/api/rest/stores')).json()).map(fieldsOf)
  const found = stores.find((each) => each['store_code'] === store)
  if (!found) throw new Error(`There is no store ${store}.`)
  const cookie = { domain: 'localhost', path: '/' }
  await page.context().addCookies([
    { ...cookie, name: 'store_id', value: textOf(found['store_id']) },
    { ...cookie, name: 'shopping_mode', value: mode },
  ])
  await visit(page, path)
}
