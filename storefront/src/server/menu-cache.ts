import type { Menu } from '@leaflog/core'
import type { Dispensary } from '@leaflog/core/wire/stores'

type Gateway = (request: Request) => Promise<Response>
type Fetch = (http: Gateway, dispensary: Dispensary) => Promise<Menu>

/** The gateway caches the answers; this saves parsing the same 300 products for every page of a minute (9g.1). */
const lifetime = 60_000
const stores = 40

/** A small cache of parsed menus, oldest dropped first; one read per store at a time. */
export const createMenuCache = (fetchMenu: Fetch) => {
  const kept = new Map<string, { at: number; menu: Promise<Menu> }>()
  const read = (gateway: Gateway, dispensary: Dispensary, now: number): Promise<Menu> => {
    const key = dispensary.store_id
    const found = kept.get(key)
    if (found !== undefined && now - found.at < lifetime) return found.menu
    kept.delete(key)
    const entry = { at: now, menu: fetchMenu(gateway, dispensary) }
    kept.set(key, entry)
    const oldest = kept.keys().next().value
    if (kept.size > stores && oldest !== undefined) kept.delete(oldest)
    // A failed read is not kept.
    entry.menu.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return entry.menu
  }
  return { read }
}
