/** Schema of the menus' saved context. */
import * as z from 'zod/mini'
import { menuCall } from './menu.effects.ts'
import type { MenuContext } from './menu.machine.ts'

export const menuSaved: z.ZodMiniType<MenuContext> = z.object({
  current: z.nullable(z.string()),
  entries: z.array(z.object({ storeId: z.string(), blob: z.string(), fetchedAt: z.number() })),
  loading: z.array(z.string()),
  failed: z.array(z.string()),
  versions: z.array(z.object({ storeId: z.string(), version: z.string() })),
  outdated: z.array(z.string()),
  asked: z.optional(z.array(z.object({ key: z.string(), request: menuCall }))),
})
