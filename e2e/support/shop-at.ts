import type { Page } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/json.ts'
import { visit } from './visit.ts'

type Mode = 'RECREATIONAL' | 'MEDICAL'

/** The browser has chosen a store, e.g. `az_mesa`, and a mode. */
export async function rememberStore(page: Page, store: string, mode: Mode = 'RECREATIONAL'): Promise<void> {
  const stores = listOf(await (await page.request.get('/api/rest/stores')).json()).map(fieldsOf)
  const found = stores.find((each) => each['store_code'] === store)
  if (!found) throw new Error(`There is no store ${store}.`)
  const cookie = { domain: 'localhost', path: '/' }
  await page.context().addCookies([
    { ...cookie, name: 'store_id', value: textOf(found['store_id']) },
    { ...cookie, name: 'shopping_mode', value: mode },
  ])
}

/** Opens a page as a visitor who shops at a store in a mode. */
export async function shopAt(
  page: Page,
  { store, mode, path }: { store: string; mode?: Mode; path: string },
): Promise<void> {
  await rememberStore(page, store, mode)
  await visit(page, path)
}
