import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'

const store = { storeId: z.string(), storeCode: z.string(), stateName: z.string() }

/** A store's menu is fetched, kept as a blob, and refreshed when old (4b.9), or when its store says that it has changed. */
export const menuEvents = defineEvents('menu', {
  opened: { v: 1, data: z.object(store) },
  /** `blob` is `blob:<sha256>` of the menu's JSON. */
  loaded: { v: 1, data: z.object({ storeId: z.string(), blob: z.string() }) },
  failed: { v: 1, data: z.object({ storeId: z.string() }) },
  /** What the store has to sell is another than it was; `version` names the change (live). */
  changed: { v: 1, data: z.object({ ...store, version: z.string() }) },
  /** The blob could not be read back: the entry is of no use. */
  lost: { v: 1, data: z.object({ storeId: z.string() }) },
})

export type MenuEvent = EventOf<typeof menuEvents>
