/** A shopper of the ordering channel for the tests of its cart. */
import { type DispensaryEvent, dispensaryEvents } from '../domains/dispensary/dispensary.events.ts'
import { type LinePreview, orderingCartEvents } from '../domains/ordering-cart/ordering-cart.events.ts'
import { type Scenario, given } from './given.ts'
import { sampleCart, sampleItem, sampleStore } from './samples.ts'

type Chosen = Extract<DispensaryEvent, { type: 'dispensary.chosen' }>['data']

const choose = (storeId: string, name: string, more: Partial<Chosen> = {}) =>
  dispensaryEvents.chosen({
    dispensary: sampleStore(storeId, name),
    mode: 'RECREATIONAL',
    deliveryCode: null,
    ...more,
  })

export const chooseMiami = (more: Partial<Chosen> = {}) => choose('101', 'Miami', more)
export const chooseTampa = (more: Partial<Chosen> = {}) => choose('102', 'Tampa', more)

export const sampleLinePreview: LinePreview = {
  name: 'Blue Hour',
  brand: 'Fernhill',
  category: 'Flower',
  image: null,
  strainType: null,
  price: 3500,
}

export const add = (quantity = 1, productId = 'p1', option = '3.5g') =>
  orderingCartEvents.addRequested({ productId, option, quantity, facts: sampleLinePreview })

/** The cart effects of the last event. */
export const effectsOfCart = (shop: Scenario) => shop.effects.filter(({ effect }) => effect.startsWith('orderingCart.'))

/** The ordering API call of the last event. */
export const callOf = (shop: Scenario) => shop.effects.find(({ effect }) => effect === 'orderingCart.call')?.params

/** A cart at Miami with these lines, built from the server's answers. */
export function shopping(quantity = 1): Scenario {
  const wished = given(chooseMiami()).when(add(quantity))
  return wished
    .when(orderingCartEvents.created({ intent: wished.id, cart: sampleCart([]) }))
    .when(orderingCartEvents.changed({ intent: wished.id, cart: sampleCart([sampleItem('p1', quantity)]) }))
}
