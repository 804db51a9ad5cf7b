import type { Menu } from '@leaflog/core'
import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { currentStore } from '../../shared/page/current-store.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

/** The menu that a page is about, with whose it is. */
export type StoreMenu = { store: Dispensary; menu: Menu; mode: ShoppingMode }

/**
 * Leads to the same category under /category where a store of the commerce channel is chosen (2b.1): it has no menu here.
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

/** The chosen store's menu, or the Default view's; null where it cannot be read now (8.13: an empty menu, no error page). */
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

/** How a store is named in a heading: the Default view is nobody's own menu. */
export const storeLabel = (store: Dispensary): string | null => (store.kind === 'view' ? null : store.store_name)
