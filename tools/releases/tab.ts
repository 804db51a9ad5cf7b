/** A tab with a release of the shop in it, and what a visitor does and sees there. */
import type { Page } from '@playwright/test'
import type { CommitQueueConfig } from '../../core/src/engine/kernel/commit-queue-options.ts'
import type { createShop } from '../../core/src/sdk/create-shop.ts'

type Shop = Awaited<ReturnType<typeof createShop>>

/** What a release may have more than the others. */
interface Pinning {
  pin?(sku: string): Promise<unknown>
}

declare global {
  interface Window {
    /** Of whichever release: what they share is typed as the working tree has it. */
    createShop: typeof createShop
    shop: Omit<Shop, 'recentlyViewed'> & { readonly recentlyViewed: Shop['recentlyViewed'] & Pinning }
  }
}

export interface OpenOptions {
  /** How often a snapshot is taken, and what is kept. */
  readonly retention?: CommitQueueConfig
}

/** Snapshots often and few events: what a release has not put into a snapshot of its own is soon gone. */
export const SHORT: CommitQueueConfig = { snapshotEvery: 4, retention: { events: 4, ms: 1e12 } }

/** Snapshots often, and nothing that is older than a moment, however few events there are. */
export const AGED: CommitQueueConfig = { snapshotEvery: 4, retention: { events: 5000, ms: 1 } }

/** What matters to somebody who looks at the shop. */
export interface Seen {
  readonly gate: string
  readonly store: string | null
  /** Products in the cart, in alphabetical order. */
  readonly cart: readonly string[]
  /** Newest first. */
  readonly viewed: readonly string[]
}

export interface Tab {
  readonly page: Page
  /** Yes at the gate, and a store. */
  arrive(): Promise<void>
  /** Resolves when it is acknowledged. */
  view(sku: string): Promise<void>
  /** Resolves when it is acknowledged, and shown; the server may hear of it later. */
  add(productId: string): Promise<void>
  pin(sku: string): Promise<void>
  seen(): Promise<Seen>
  status(): Promise<string>
  storage(): Promise<Shop['storage']['value']>
  /** Types of all events that are stored, oldest first. */
  events(): Promise<readonly string[]>
  /** Fetches the cart again unless it is fresh. */
  openCart(): Promise<void>
  /** The log as a file. */
  export(): Promise<string>
  forget(): Promise<void>
  reload(): Promise<Tab>
  close(): Promise<void>
}

const BRAND = 'fernhill'
/** Where 0.1.0 has its log. */
export const FIRST_LOG = `leaflog-${BRAND}`

export async function openTab(page: Page, { retention }: OpenOptions = {}): Promise<Tab> {
  await page.waitForFunction(() => window.createShop !== undefined)
  await page.evaluate(
    async ([brand, given]) => {
      window.shop = await window.createShop({ gateway: '', brand, ...(given && { retention: given }) })
    },
    [BRAND, retention] as const,
  )
  const options = { ...(retention && { retention }) }
  return {
    page,
    arrive: () =>
      page.evaluate(async () => {
        await window.shop.ageGate.load()
        await window.shop.ageGate.submit({ state: 'FL' })
        await window.shop.dispensary.choose('fl_miami')
      }),
    view: (sku) =>
      page.evaluate(
        (given) =>
          window.shop.recentlyViewed.viewed({
            sku: given,
            urlKey: `alder-${given}`,
            name: `Product ${given}`,
            brand: 'Alder',
            image: null,
            priceFrom: 4500,
          }),
        sku,
      ),
    add: (productId) =>
      page.evaluate(async (given) => {
        const preview = { name: given, brand: 'Alder', category: 'Flower', image: null, strainType: null, price: 3500 }
        // 0.1.0 calls it `facts`.
        const request = { productId: given, option: '3.5g', quantity: 1, preview, facts: preview }
        await window.shop.orderingCart.add(request)
      }, productId),
    pin: (sku) =>
      page.evaluate(async (given) => {
        if (!window.shop.recentlyViewed.pin) throw new Error('This release pins nothing.')
        await window.shop.recentlyViewed.pin(given)
      }, sku),
    seen: () =>
      page.evaluate(() => {
        const { ageGate, dispensary, orderingCart, recentlyViewed } = window.shop.getState()
        return {
          gate: ageGate.view.status,
          store: dispensary.view.chosen?.store_code ?? null,
          cart: orderingCart.view.lines.map((line) => line.productId).toSorted(),
          viewed: recentlyViewed.view.products.map((product) => product.sku),
        }
      }),
    status: () => page.evaluate(() => window.shop.getState().orderingCart.view.status),
    storage: () => page.evaluate(() => window.shop.storage.value),
    events: () => page.evaluate(async () => (await window.shop.log.events()).map(({ type }) => type)),
    openCart: () => page.evaluate(async () => void (await window.shop.orderingCart.open())),
    export: () => page.evaluate(() => window.shop.log.export()),
    forget: () => page.evaluate(() => window.shop.forget()),
    async reload() {
      await page.reload()
      return openTab(page, options)
    },
    close: () => page.close(),
  }
}
