/** The shop as its users hold it: one object with commands, views and streams. @module */
import { allDomains } from '../domains/domains.ts'
<<<<<<< HEAD
import { type ShopOptions, openShopWith } from './open-shop.ts'
import type { Shop } from './shop-handle.ts'
=======
import { type Storage, logFor } from './open-kernel.ts'
import { type Shop, type Visitor, type VisitorOptions, createShopHandle } from './shop-handle.ts'
import { createShopApi } from './shop.ts'
import { eraseStrangers, portsForVisitor } from './visitor-storage.ts'

export interface ShopOptions {
  /** Origin of the gateway, e.g. `https://shop.example`; '' for the page's own. Errors: GATEWAY_INVALID without a scheme. */
  readonly gateway: string
  /** Name of the log, so that shops of two brands on one origin are separate. */
  readonly brand: string
  /** `indexeddb` if the browser has it; `memory` lasts as long as the shop. Default: what the ports support. */
  readonly storage?: Storage
  /** Implementations of the ports; default: those of the platform. */
  readonly ports?: Ports
  readonly seed?: InitialEvents
  /** Target of Exit Website. */
  readonly exitUrl?: string
  /** The visitor's language, part of the store view; default en. */
  readonly locale?: string
  /** Id of the commerce backend for calls to the gateway, if there are several. */
  readonly backendId?: string
  /** External shops by state code. */
  readonly externalShops?: Readonly<Record<string, string>>
  /** For how many days a confirmed age is valid; 30 by default. */
  readonly verificationDays?: number
  readonly retention?: CommitQueueConfig
}
>>>>>>> 0e2ff56d (Published declarations name no statements, and packing fails on one that does)

/** A shop that is not started: its state is that of its initial events. For server rendering and hydration. */
export const openShop = (options: ShopOptions): Shop =>
  openShopWith({ ...options, domains: allDomains, log: options.brand })

/** A started shop. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const shop = openShop(options)
  await shop.start()
  return shop
}
