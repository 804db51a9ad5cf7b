import type { Menu } from '@leaflog/core'

/** The gateway caches the answers; this cache avoids parsing the same 300 products for every page (9g.1). */
const lifetime = 60_000
const stores = 40

/** A small cache of parsed menus by store id, evicting the oldest; one fetch per store at a time. */
export const createMenuCache = () => {
  const kept = new Map<string, { at: number; menu: Promise<Menu> }>()
  const read = (storeId: string, now: number, fetchMenu: () => Promise<Menu>): Promise<Menu> => {
    const found = kept.get(storeId)
    if (found !== undefined && now - found.at < lifetime) return found.menu
    kept.delete(storeId)
    const entry = { at: now, menu: fetchMenu() }
    kept.set(storeId, entry)
    const oldest = kept.keys().next().value
    if (kept.size > stores && oldest !== undefined) kept.delete(oldest)
    // A failed fetch is not cached; the caller receives the error.
    entry.menu.catch(() => {
      if (kept.get(storeId) === entry) kept.delete(storeId)
    })
    return entry.menu
  }
  return { read }
}
