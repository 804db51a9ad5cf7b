import type { SnapshotFrom } from 'xstate'
import { DEFAULT_STORE_ID } from '../wire/stores.ts'
import type { menuMachine } from './menu.machine.ts'

export interface MenuView {
  readonly storeId: string
  readonly status: 'idle' | 'loading' | 'ready' | 'refreshing' | 'failed'
  /** Epoch ms of the menu that is kept; null without one. */
  readonly fetchedAt: number | null
}

export function menuView({ context }: SnapshotFrom<typeof menuMachine>): MenuView {
  const storeId = context.current ?? DEFAULT_STORE_ID
  const entry = context.entries.find((each) => each.storeId === storeId)
  const loading = context.loading.includes(storeId)
  const kept = loading ? 'refreshing' : 'ready'
  const absent = loading ? 'loading' : context.failed.includes(storeId) ? 'failed' : 'idle'
  return { storeId, status: entry ? kept : absent, fetchedAt: entry?.fetchedAt ?? null }
}
