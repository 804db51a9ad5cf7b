import * as z from 'zod/mini'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import type { StorageName } from '../../ports/storage-names.ts'
import { shoppingMode } from './dispensary.events.ts'
import { STORE_COOKIE_DAYS } from './dispensary.rules.ts'

/** Names under which other pages of the brand find the choice (3.17.2, 9b.1). */
const STORE_ID = 'store_id'
export const SHOPPING_MODE = 'shopping_mode'
export const DELIVERY_CODE = 'selected_delivery_code'

export const dispensaryEffects = {
  remember: defineEffect({
    params: z.object({
      storeId: z.string(),
      storeCode: z.string(),
      storeName: z.string(),
      stateName: z.string(),
      sapId: z.string(),
      mode: shoppingMode,
      deliveryCode: z.nullable(z.string()),
    }),
    lane: 'dispensary',
    run: async ({ params, ports: { local, cookies } }) => {
      const keep = (name: StorageName, value: string) => (value === '' ? local.remove(name) : local.set(name, value))
      keep(STORE_ID, params.storeId)
      keep('store_name', params.storeName)
      keep('state_name', params.stateName)
      keep('sap_id', params.sapId)
      keep(DELIVERY_CODE, params.deliveryCode ?? '')
      if (params.storeId) cookies.set(STORE_ID, params.storeId, STORE_COOKIE_DAYS)
      if (params.deliveryCode) cookies.set(DELIVERY_CODE, params.deliveryCode, STORE_COOKIE_DAYS)
      else cookies.remove(DELIVERY_CODE)
      cookies.set(SHOPPING_MODE, params.mode, STORE_COOKIE_DAYS)
      return []
    },
  }),

  chooseHome: defineEffect({
    params: z.object({ storeCode: z.string(), mode: shoppingMode, wantsDelivery: z.boolean() }),
    lane: 'dispensary',
    attempts: 2,
    run: async (context) => (await loadCalls(() => import('./dispensary.calls.ts'))).chooseHome(context),
  }),
}
