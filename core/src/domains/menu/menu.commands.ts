import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import { type Menu, type MenuOf, emptyMenu, menuOf, menuShape } from './menu.shape.ts'
import { menuEvents } from './menu.events.ts'
import type { MenuView } from './menu.view.ts'

export function menuCommands({ commit, commitIfNews, until, blob, view }: CommandContext<MenuView>) {
  /** Parsed menus by blob, so that pages of one menu share one object (and its index). */
  const parsed = new Map<string, Promise<Menu | null>>()

  const read = (reference: string): Promise<Menu | null> => {
    const known = parsed.get(reference)
    if (known) return known
    const reading = blob(reference.slice('blob:'.length)).then((text) => (text === null ? null : parseMenu(text)))
    parsed.set(reference, reading)
    for (const kept of parsed.keys())
      if (kept !== reference && !view().kept.some((entry) => entry.blob === kept)) parsed.delete(kept)
    return reading
  }

  const request = (store: MenuOf) => commitIfNews(menuEvents.opened({ ...store }))

  const entryOf = (storeId: string) => view().kept.find((entry) => entry.storeId === storeId)

  return {
    /**
     * The store's menu: a cached one at once, refreshed in the background if it is over an hour old; empty on failure.
     */
    async open(dispensary: Pick<Dispensary, 'store_id' | 'store_code' | 'state_name'>): Promise<Menu> {
      const store = menuOf(dispensary)
      await request(store)
      await until(() => entryOf(store.storeId) !== undefined || !view().loading.includes(store.storeId))
      const entry = entryOf(store.storeId)
      if (!entry) return emptyMenu
      const menu = await read(entry.blob)
      if (menu) return menu
      parsed.delete(entry.blob)
      await commit(menuEvents.lost({ storeId: store.storeId }))
      await request(store)
      await until(() => !view().loading.includes(store.storeId))
      const again = entryOf(store.storeId)
      return (again && (await read(again.blob))) ?? emptyMenu
    },
  }
}

function parseMenu(text: string): Menu | null {
  try {
    return menuShape.parse(JSON.parse(text))
  } catch {
    // A cached menu that cannot be read is fetched again.
    return null
  }
}
