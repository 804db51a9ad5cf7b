import { DEFAULT_STORE_ID } from '../../wire/content/stores.ts'
import type { MenuContext, MenuEntry, MenuState } from './menu.machine.ts'

/** The menus of the ordering channel that are kept on this device. */
export interface MenuView {
  /** The store whose menu was opened last. */
  readonly storeId: string
  /** Of its menu. `refreshing`: a kept one is shown while a newer one is read. */
  readonly status: 'idle' | 'loading' | 'ready' | 'refreshing' | 'failed'
  /** Epoch ms of the cached menu; null without one. */
  readonly fetchedAt: number | null
  /** The cached menus, newest first, and the stores whose menus are being fetched. */
  readonly kept: readonly MenuEntry[]
  /** The ids of the stores whose menus are being read. */
  readonly loading: readonly string[]
  /** The latest reported changes of stores' menus. */
  readonly versions: MenuContext['versions']
}

export function menuView({ context }: MenuState): MenuView {
  const storeId = context.current ?? DEFAULT_STORE_ID
  const entry = context.entries.find((each) => each.storeId === storeId)
  const loading = context.loading.includes(storeId)
  const settled = loading ? 'refreshing' : 'ready'
  const absent = loading ? 'loading' : context.failed.includes(storeId) ? 'failed' : 'idle'
  return {
    storeId,
    status: entry ? settled : absent,
    fetchedAt: entry?.fetchedAt ?? null,
    kept: context.entries,
    loading: context.loading,
    versions: context.versions,
  }
}
