/** Which menus are kept, how old they are, and which are on their way. */
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../kernel/define-domain.ts'
import type { MenuEvent } from './menu.events.ts'
import { MENUS_KEPT, MENU_FRESH_MS } from './menu.rules.ts'

export interface MenuEntry {
  readonly storeId: string
  readonly blob: string
  readonly fetchedAt: number
}

export interface MenuContext {
  /** The store looked at last. */
  readonly current: string | null
  /** Newest first. */
  readonly entries: readonly MenuEntry[]
  readonly loading: readonly string[]
  readonly failed: readonly string[]
}

export const menuMachine = setup({
  types: { context: {} as MenuContext, events: {} as MenuEvent },
  actions: { load: effect<{ storeId: string; storeCode: string; stateName: string }>() },
}).createMachine({
  id: 'menu',
  context: { current: null, entries: [], loading: [], failed: [] },
  on: {
    'menu.opened': [
      {
        guard: ({ context, event }) => needsLoading(context, event.data.storeId, event.at),
        actions: [
          assign(({ context, event }) => startLoading(context, event.data.storeId)),
          { type: 'load', params: ({ event }) => event.data },
        ],
      },
      {
        guard: ({ context, event }) => context.current !== event.data.storeId,
        actions: assign(({ event }) => ({ current: event.data.storeId })),
      },
    ],
    'menu.loaded': {
      actions: assign(({ context, event }) => ({
        ...without(context, event.data.storeId),
        entries: [
          { storeId: event.data.storeId, blob: event.data.blob, fetchedAt: event.at },
          ...context.entries.filter((entry) => entry.storeId !== event.data.storeId),
        ].slice(0, MENUS_KEPT),
      })),
    },
    'menu.failed': {
      actions: assign(({ context, event }) => {
        const rest = without(context, event.data.storeId)
        return { ...rest, failed: [...rest.failed, event.data.storeId] }
      }),
    },
    'menu.lost': {
      guard: ({ context, event }) => context.entries.some((entry) => entry.storeId === event.data.storeId),
      actions: assign(({ context, event }) => ({
        entries: context.entries.filter((entry) => entry.storeId !== event.data.storeId),
      })),
    },
  },
})

export type MenuState = SnapshotFrom<typeof menuMachine>

/** 4b.9 */
function needsLoading(context: MenuContext, storeId: string, at: number): boolean {
  if (context.loading.includes(storeId)) return false
  const entry = context.entries.find((each) => each.storeId === storeId)
  return entry === undefined || at - entry.fetchedAt > MENU_FRESH_MS
}

const without = ({ loading, failed }: MenuContext, storeId: string) => ({
  loading: loading.filter((each) => each !== storeId),
  failed: failed.filter((each) => each !== storeId),
})

const startLoading = (context: MenuContext, storeId: string) => {
  const { loading, failed } = without(context, storeId)
  return { current: storeId, loading: [...loading, storeId], failed }
}
