/** The steps that journeys consist of. */
import type { Shop } from '../../core/src/index.ts'
import type { World } from '../../server/src/testing/whole-shop.ts'

export interface Recording {
  readonly shop: Shop
  readonly ports: Awaited<ReturnType<World['open']>>['ports']
  readonly network: Awaited<ReturnType<World['open']>>['network']
  readonly clock: World['clock']
  /** Another tab of the same browser, or the same tab after a reload. Only for journeys that are stored. */
  readonly tab: () => Promise<Recording>
}

export interface Journey {
  /** Stored in a browser instead of memory, for journeys with several tabs. */
  readonly stored?: boolean
  /** @returns the tab whose log is kept, if it is not the first one */
  readonly play: (recording: Recording) => Promise<Recording | void>
}

export const MINUTE = 60_000
export const SECOND = 1000
export const password = 'fernhill2026'
export const member = { email: 'avery.lindqvist@example.com', password }
export const details = { firstname: 'Ida', lastname: 'Holm', dateOfBirth: '1990-04-01', state: 'FL', phone: '' }
export const agreed = { emails: true, texts: false, signature: '' }

/** An ordinary visitor who is old enough, on the sign-in page. */
export async function arrive({ shop }: Recording, path: string): Promise<void> {
  await shop.ageGate.submit({ state: 'FL' })
  await shop.navigation.arrived({ path, search: '', hash: '' })
  await shop.settled()
}

/** Advances time in steps, so that requests to the server are answered between them. */
export async function pass({ shop, clock }: Recording, steps: number, step = MINUTE): Promise<void> {
  for (let passed = 0; passed < steps; passed += 1) {
    await clock.advance(step)
    await shop.settled()
  }
}

export const enrol = async (recording: Recording, email: string): Promise<void> => {
  await arrive(recording, '/rewards/create-account')
  await recording.shop.enrolment.load()
  await recording.shop.enrolment.submitEmail(email)
  await recording.shop.settled()
}

const preview = {
  name: 'Starter set',
  brand: 'Fernhill',
  image: null,
  strainType: null,
  option: null,
  price: 2000,
}
/** Two products that every commerce store has. */
export const [first, second] = ['fh-10002', 'fh-10011']

/** A shopper at a store of the commerce channel. */
export async function shopAtMesa(recording: Recording): Promise<void> {
  await arrive(recording, '/category/flower')
  await recording.shop.dispensary.choose('az_mesa')
  await recording.shop.settled()
}

export const add = async ({ shop }: Recording, sku: string, quantity = 1): Promise<void> => {
  await shop.commerceCart.add({ sku, quantity, preview })
}

/** Everything that a guest's pickup order needs. */
export async function checkOut({ shop }: Recording): Promise<void> {
  const cart = () => shop.getState().commerceCart.view.cart
  await shop.commerceCart.set({ set: 'email', email: 'robin.vale@example.com' })
  await shop.commerceCart.set({ set: 'pickup', storeCode: 'az_mesa' })
  await shop.commerceCart.set({ set: 'method', carrier: 'instore', method: 'pickup' })
  await shop.commerceCart.set({ set: 'billing', address: null })
  await shop.settled()
  await shop.commerceCart.set({ set: 'payment', code: cart()?.payments[0]?.code ?? '' })
  await shop.settled()
}
