import { expect, type Page } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/shared/json.ts'
import { chooseHere, openStores } from './choose-store.ts'
import { hasBeenHere, kept, visit } from './visit.ts'

type Mode = 'RECREATIONAL' | 'MEDICAL'
const modes: Record<Mode, string> = { RECREATIONAL: 'Recreational', MEDICAL: 'Medical' }

/** Sets the browser's store, e.g. `az_mesa`, and its mode. */
export async function rememberStore(page: Page, store: string, mode: Mode = 'RECREATIONAL'): Promise<void> {
  const stores = listOf(await (await page.request.get('/api/rest/stores')).json()).map(fieldsOf)
  const found = stores.find((each) => each['store_code'] === store)
  if (!found) throw new Error(`There is no store ${store}.`)
  if (hasBeenHere(page.context())) {
    const chosen = (await page.context().cookies()).find(({ name }) => name === 'store_id')?.value
    const name = chosen === found['store_id'] ? null : textOf(found['store_name'])
    return chooseInHeader(page, name, listOf(found['modes']).includes(mode) ? mode : null)
  }
  const cookie = { domain: 'localhost', path: '/', expires: kept() }
  await page.context().addCookies([
    { ...cookie, name: 'store_id', value: textOf(found['store_id']) },
    { ...cookie, name: 'shopping_mode', value: mode },
  ])
}

/** Chooses like a person, because a browser stores more than the cookies. What is null stays as it is. */
async function chooseInHeader(page: Page, name: string | null, mode: Mode | null): Promise<void> {
  await visit(page, '/about')
  if (name !== null) {
    await openStores(page)
    await chooseHere(page, name, new RegExp(`^Choose ${name}, `))
  }
  if (mode === null) return
  const sidebar = await openStores(page)
  const radio = sidebar.getByRole('radio', { name: modes[mode] })
  await radio.click()
  await expect(radio).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
}

/** Opens a page as a visitor who shops at a store in a mode. */
export async function shopAt(
  page: Page,
  { store, mode, path }: { store: string; mode?: Mode; path: string },
): Promise<void> {
  await rememberStore(page, store, mode)
  await visit(page, path)
}
