/** What visitors do in every test of releases, and what must be true of it whichever release they meet. */
import { expect } from 'vitest'
import type { Profile } from './profile.ts'
import { FIRST_LOG, type Seen, type Tab } from './tab.ts'

/** Looks at a product and puts another into the cart; both are acknowledged, and the cart's answer has come. */
export async function shopFor(tab: Tab, sku: string, productId: string): Promise<void> {
  await goOn(tab, sku)
  await tab.add(productId)
  await expect.poll(async () => (await tab.seen()).cart, { message: 'the cart has it' }).toContain(productId)
  await expect.poll(tab.status, { message: 'the cart has its answer' }).toBe('ready')
}

/** A command works, and what it does is kept: nobody is stuck. */
export async function goOn(tab: Tab, sku: string): Promise<void> {
  await tab.view(sku)
  expect((await tab.seen()).viewed, 'what is acknowledged is there').toContain(sku)
  expect(await tab.storage()).toMatchObject({ kind: 'indexeddb', readOnly: false })
}

/** The gate is not asked again, the store is chosen, and everything of `cart` and `viewed` is there. */
export async function expectKept(tab: Tab, { cart, viewed }: Pick<Seen, 'cart' | 'viewed'>): Promise<void> {
  const has = async () => {
    const seen = await tab.seen()
    return {
      gate: seen.gate,
      store: seen.store,
      cart: cart.filter((productId) => seen.cart.includes(productId)),
      viewed: viewed.filter((sku) => seen.viewed.includes(sku)),
    }
  }
  await expect.poll(has).toEqual({ gate: 'verified', store: 'fl_miami', cart, viewed })
}

/** The same, and nothing else: each once. */
export async function expectExactly(tab: Tab, { cart, viewed }: Pick<Seen, 'cart' | 'viewed'>): Promise<void> {
  const all = async () => {
    const seen = await tab.seen()
    return { ...seen, viewed: seen.viewed.toSorted() }
  }
  await expect.poll(all).toEqual({ gate: 'verified', store: 'fl_miami', cart, viewed })
}

/** What 0.1.0 left, as it has to stay. */
export async function leftByFirst(profile: Profile): Promise<string> {
  const left = await profile.stored(FIRST_LOG)
  if (left === null) throw new Error('0.1.0 has left no log.')
  return left
}
