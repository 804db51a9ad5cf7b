/** Calls of the dispensary domain, loaded with the first of them. */
import { askJson } from '../../http/ask.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { modeAt } from '../../rules/catalogue/menu.ts'
import { dispensaries } from '../../wire/content/stores.ts'
import { dispensaryEvents } from './dispensary.events.ts'
import type { Home } from './dispensary.machine.ts'
import { deliveryOf, dispensaryOf } from './dispensary.rules.ts'

/** The dispensary of a member's profile, chosen as if this browser remembered it. None if it has closed. */
export async function chooseHome({
  params,
  ports,
  config,
}: EffectContext<Home>): Promise<readonly EventIn<typeof dispensaryEvents>[]> {
  const stores = await askJson(ports.http, `${config.gateway}/api/rest/stores`, dispensaries)
  const dispensary = dispensaryOf(stores, params.storeCode)
  if (dispensary === undefined) return []
  const deliveryCode = params.wantsDelivery ? deliveryOf(dispensary) : null
  const { store_code: storeCode, store_name: storeName } = dispensary
  return [
    dispensaryEvents.recalled({ dispensary, mode: modeAt(dispensary, params.mode), deliveryCode }),
    dispensaryEvents.homeChosen({ storeCode, storeName }),
  ]
}
