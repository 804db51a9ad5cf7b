/** What somebody looked at, newest first. It is theirs: when a session ends, it is forgotten. */
import { type SnapshotFrom, assign, setup } from 'xstate'
import type { SessionEvent } from '../session/session.events.ts'
import type { RecentlyViewedEvent, ViewedProduct } from './recently-viewed.events.ts'
import { isNews, withViewed } from './recently-viewed.rules.ts'

export interface RecentlyViewedContext {
  readonly products: readonly ViewedProduct[]
}

export const recentlyViewedMachine = setup({
  types: { context: {} as RecentlyViewedContext, events: {} as RecentlyViewedEvent | SessionEvent },
}).createMachine({
  id: 'recentlyViewed',
  context: { products: [] },
  on: {
    'recentlyViewed.viewed': {
      guard: ({ context, event }) => isNews(context.products, event.data),
      actions: assign(({ context, event }) => ({ products: withViewed(context.products, event.data) })),
    },
    'session.ended': { actions: assign({ products: [] }) },
  },
})

export type RecentlyViewedState = SnapshotFrom<typeof recentlyViewedMachine>
