import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../kernel/define-events.ts'

const store = { storeId: z.string(), storeCode: z.string(), stateName: z.string() }

/** A store's menu is fetched, kept as a blob, and refreshed when old (4b.9). */
export const menuEvents = defineEvents('menu', {
  opened: { v: 1, data: z.object(store) },
  /** `blob` is `blob:<sha256>` of the menu's JSON. */
  loaded: { v: 1, data: z.object({ storeId: z.string(), blob: z.string() }) },
  failed: { v: 1, data: z.object({ storeId: z.string() }) },
  /** The blob could not be read back: the entry is of no use. */
  lost: { v: 1, data: z.object({ storeId: z.string() }) },
})

export type MenuEvent = EventOf<typeof menuEvents>
