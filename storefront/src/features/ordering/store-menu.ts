import type { Menu } from '@leaflog/core'
import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { currentStore } from '../../shared/page/current-store.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

/** A page's menu, with its store. */
export type StoreMenu = { store: Dispensary; menu: Menu; mode: ShoppingMode }

/**
 * With a store of the commerce channel, redirects to the same category under /category (2b.1), because it has no menu
 * here.
 * @param path of the category, below /shopd
 */
export const leaveForCategory = async (
  context: PageContext,
  path: string,
  search: SearchParams = {},
): Promise<void> => {
  if (currentStore(context)?.channel !== 'commerce') return
  const { categoryTwin } = await import('../commerce/listing/category-twins.ts')
  throw redirect({ to: '/', href: categoryTwin(path, search), replace: true })
}

/**
 * The menu of the chosen store or the Default view; null if it cannot be loaded (8.13: an empty menu, no error page).
 */
export const readStoreMenu = async (context: PageContext): Promise<StoreMenu | null> => {
  const store = currentStore(context)
  if (store === null) return null
  const { mode } = context.shop.getState().dispensary.view
  try {
    return { store, mode, menu: await context.menu(store) }
  } catch (error) {
    reportUnexpected(context, 'MENU_NOT_READ')(error)
    return null
  }
}

/** A store's name in a heading; the Default view has none. */
export const storeLabel = (store: Dispensary): string | null => (store.kind === 'view' ? null : store.store_name)
