import { type Pickup, nextPickup } from '../../rules/catalogue/pickup.ts'
import { findStores } from '../../rules/stores/find-stores.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import type { Store, StoreQuery } from './model.ts'

const storeOf = (sent: Dispensary, miles: number | null, pickup: Pickup): Store => ({
  code: sent.store_code,
  name: sent.store_name,
  channel: sent.channel,
  state: { code: sent.state_code, name: sent.state_name },
  address: sent.address,
  city: sent.city,
  postcode: sent.postcode,
  phone: sent.phone_number,
  latitude: sent.latitude,
  longitude: sent.longitude,
  modes: sent.modes,
  pickup,
  delivery: sent.delivery && {
    fee: sent.delivery.fee,
    freeFrom: sent.delivery.free_from,
    minimum: sent.delivery.minimum,
  },
  miles,
})

/** The dispensaries that a query asks for. `now` is epoch milliseconds. */
export function storesOf(
  listed: readonly Dispensary[],
  { near, state = '', text = '', open = false }: StoreQuery,
  now: number,
): Store[] {
  const dispensaries = listed.filter(({ kind }) => kind === 'dispensary')
  return findStores(dispensaries, { text, state, from: near ?? null })
    .map(({ store, miles }) => storeOf(store, miles, nextPickup(store, now)))
    .filter(({ pickup }) => !open || pickup.kind === 'now')
}
