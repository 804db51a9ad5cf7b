import * as z from 'zod/mini'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { menuEvents } from './menu.events.ts'

export const menuCall = z.object({ storeId: z.string(), storeCode: z.string(), stateName: z.string() })

export const menuEffects = {
  load: defineEffect({
    params: menuCall,
    attempts: 2,
    run: async ({ params, ports, config, signal, blob }) => {
      const { fetchMenu } = await loadCalls(() => import('./fetch-menu.ts'))
      const menu = await fetchMenu(ports.http, config.gateway, params, signal)
      return [menuEvents.loaded({ storeId: params.storeId, blob: await blob(JSON.stringify(menu)) })]
    },
    /** 8.13: logged by the kernel, and an empty menu. */
    giveUp: ({ params }) => [menuEvents.failed({ storeId: params.storeId })],
  }),
}
