/** Which menus are kept, how old they are, and which are on their way. */
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import { isYounger } from '../../rules/time/age.ts'
import type { MenuEvent } from './menu.events.ts'
import type { MenuOf } from './menu.shape.ts'
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
  /** The last change of a store's menu that was heard of, newest first. */
  readonly versions: readonly { readonly storeId: string; readonly version: string }[]
  /** Stores whose menus changed while they were on their way. */
  readonly outdated: readonly string[]
  /** The calls of the menus that are being loaded. */
  readonly asked?: readonly MenuCall[] | undefined
}

export interface MenuCall {
  readonly key: string
  readonly request: MenuOf
}

const base = setup({
  types: { context: {} as MenuContext, events: {} as MenuEvent },
  actions: { load: effect<MenuOf>() },
})

/** Loads a store's menu. */
const load = base.enqueueActions(({ context, event, enqueue: then }) => {
  if (event.type !== 'menu.opened' && event.type !== 'menu.changed') return
  const { storeId, storeCode, stateName } = event.data
  const request = { storeId, storeCode, stateName }
  const others = (context.asked ?? []).filter((each) => each.request.storeId !== storeId)
  then.assign({ asked: [...others, { key: event.id, request }] })
  then({ type: 'load', params: request })
})

export const menuMachine = base.createMachine({
  id: 'menu',
  context: { current: null, entries: [], loading: [], failed: [], versions: [], outdated: [], asked: undefined },
  on: {
    'menu.opened': [
      {
        guard: ({ context, event }) => needsLoading(context, event.data.storeId, event.at),
        actions: [assign(({ context, event }) => startLoading(context, event.data.storeId)), load],
      },
      {
        guard: ({ context, event }) => context.current !== event.data.storeId,
        actions: assign(({ event }) => ({ current: event.data.storeId })),
      },
    ],
    'menu.loaded': {
      actions: assign(({ context, event: { data, at } }) => ({
        ...without(context, data.storeId),
        entries: [
          // What was on its way when it changed is old already.
          { storeId: data.storeId, blob: data.blob, fetchedAt: context.outdated.includes(data.storeId) ? 0 : at },
          ...context.entries.filter((entry) => entry.storeId !== data.storeId),
        ].slice(0, MENUS_KEPT),
      })),
    },
    'menu.changed': [
      { guard: ({ context, event: { data } }) => versionOf(context, data.storeId) === data.version },
      {
        guard: ({ context, event: { data } }) => isNewToUs(context, data.storeId),
        actions: assign(({ context, event }) => ({ versions: withVersion(context, event.data) })),
      },
      {
        guard: ({ context, event: { data } }) => context.loading.includes(data.storeId),
        actions: assign(({ context, event: { data } }) => ({
          versions: withVersion(context, data),
          outdated: [...without(context, data.storeId).outdated, data.storeId],
        })),
      },
      {
        actions: [
          assign(({ context, event: { data } }) => ({
            versions: withVersion(context, data),
            loading: [...context.loading, data.storeId],
          })),
          load,
        ],
      },
    ],
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

const versionOf = ({ versions }: MenuContext, storeId: string) =>
  versions.find((each) => each.storeId === storeId)?.version

/**
 * The first word of a store's changes is where they are counted from: a menu that is kept is as new as that. Of a store
 * without a menu here (the commerce channel has none) there is nothing to load.
 */
const isNewToUs = (context: MenuContext, storeId: string): boolean =>
  versionOf(context, storeId) === undefined ||
  !(context.loading.includes(storeId) || context.entries.some((entry) => entry.storeId === storeId))

const withVersion = ({ versions }: MenuContext, { storeId, version }: { storeId: string; version: string }) =>
  [{ storeId, version }, ...versions.filter((each) => each.storeId !== storeId)].slice(0, MENUS_KEPT)

/** 4b.9 */
function needsLoading(context: MenuContext, storeId: string, at: number): boolean {
  if (context.loading.includes(storeId)) return false
  const entry = context.entries.find((each) => each.storeId === storeId)
  return entry === undefined || !isYounger(entry.fetchedAt, at, MENU_FRESH_MS + 1)
}

const without = (context: MenuContext, storeId: string) => ({
  asked: askedWithout(context, storeId),
  loading: context.loading.filter((each) => each !== storeId),
  failed: context.failed.filter((each) => each !== storeId),
  outdated: context.outdated.filter((each) => each !== storeId),
})

const askedWithout = ({ asked }: MenuContext, storeId: string) => {
  const left = asked?.filter(({ request }) => request.storeId !== storeId)
  return left && left.length > 0 ? left : undefined
}

const startLoading = (context: MenuContext, storeId: string) => {
  const { loading, ...rest } = without(context, storeId)
  return { ...rest, current: storeId, loading: [...loading, storeId] }
}
