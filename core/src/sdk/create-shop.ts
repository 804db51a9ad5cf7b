/** The shop as its users hold it: one object with commands, views and streams. @module */
import { allDomains } from '../domains/domains.ts'
import { type ShopOptions, openShopWith } from './open-shop.ts'
import type { Shop } from './shop-handle.ts'

/** A shop that is not started: its state is that of its initial events. For server rendering and hydration. */
export const openShop = (options: ShopOptions): Shop =>
  openShopWith({ ...options, domains: allDomains, log: options.brand })

/** A started shop. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const shop = openShop(options)
  await shop.start()
  return shop
}
