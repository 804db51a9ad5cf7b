import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'

const store = { storeId: z.string(), storeCode: z.string(), stateName: z.string() }

/** A store's menu is fetched, stored as a blob, and refreshed if it is old or its store reports a change. */
export const menuEvents = defineEvents('menu', {
  opened: { v: 1, data: z.object(store) },
  /** `blob` is `blob:<sha256>` of the menu's JSON. */
  loaded: { v: 1, data: z.object({ storeId: z.string(), blob: z.string() }) },
  failed: { v: 1, data: z.object({ storeId: z.string() }) },
  /** The store's assortment changed; `version` identifies the change (live). */
  changed: { v: 1, data: z.object({ ...store, version: z.string() }) },
  /** The blob could not be read, so the entry is useless. */
  lost: { v: 1, data: z.object({ storeId: z.string() }) },
})

export type MenuEvent = EventOf<typeof menuEvents>
