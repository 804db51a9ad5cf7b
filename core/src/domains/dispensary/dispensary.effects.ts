import * as z from 'zod/mini'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StorageName } from '../../ports/storage-names.ts'
import { shoppingMode } from './dispensary.events.ts'
import { STORE_COOKIE_DAYS, type Remembered } from './dispensary.rules.ts'

/** Names under which other pages of the brand find the choice (3.17.2, 9b.1). */
const STORE_ID = 'store_id'
export const SHOPPING_MODE = 'shopping_mode'
export const DELIVERY_CODE = 'selected_delivery_code'

const choice = z.object({
  storeId: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  stateName: z.string(),
  sapId: z.string(),
  mode: shoppingMode,
  deliveryCode: z.nullable(z.string()),
})

export const dispensaryEffects = {
  remember: defineEffect({
    params: choice,
    lane: 'dispensary',
    run: async ({ params, ports }) => {
      keepChoice(ports, params)
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

/** Writes the choice where the server and other pages of the brand read it; an empty value is removed. */
export function keepChoice({ local, cookies }: Pick<Ports, 'local' | 'cookies'>, kept: Remembered): void {
  const keep = (name: StorageName, value: string) => (value === '' ? local.remove(name) : local.set(name, value))
  keep(STORE_ID, kept.storeId)
  keep('store_name', kept.storeName)
  keep('state_name', kept.stateName)
  keep('sap_id', kept.sapId)
  keep(DELIVERY_CODE, kept.deliveryCode ?? '')
  if (kept.storeId) cookies.set(STORE_ID, kept.storeId, STORE_COOKIE_DAYS)
  if (kept.deliveryCode) cookies.set(DELIVERY_CODE, kept.deliveryCode, STORE_COOKIE_DAYS)
  else cookies.remove(DELIVERY_CODE)
  cookies.set(SHOPPING_MODE, kept.mode, STORE_COOKIE_DAYS)
}
