/** One shop for all elements of a page with the same gateway and brand, open as long as there are any. */
import { openShop, type Ports, type Shop } from '@leaflog/core'
import { partnerPorts } from './ports.ts'
import { readSettings, type Standing } from './settings.ts'
import type { Language } from './around.ts'

export interface ShopName {
  /** Origin of the shop. */
  readonly gateway: string
  readonly brand: string
}

export interface Client extends ShopName {
  readonly shop: Shop
  readonly ports: Ports
  /** Resolves when the data saved in this browser is loaded. */
  readonly started: Promise<void>
  /**
   * Calls the listener with the shop's view of this page, now and whenever it changes. Returns a function that stops
   * it.
   */
  watchStanding(listener: (standing: Standing) => void): () => void
  /** Asks the shop again. */
  refresh(): void
  /** Elements that can show the cart's questions. */
  readonly carts: Set<object>
  /** Elements that can show them where there is no cart. */
  readonly askers: Set<object>
  /** Elements that ask for the age. */
  readonly gates: Set<object>
}

export interface Lease {
  readonly client: Client
  release(): void
}

interface Kept {
  readonly client: Client
  holders: number
}

const kept = new Map<string, Kept>()

/** The shop of that name, for as long as the lease lasts. `exitUrl` and `language` are those of the first lease. */
export function leaseShop(name: ShopName, language: Language, exitUrl: string | null): Lease {
  const key = `${name.gateway} ${name.brand}`
  const held = kept.get(key) ?? { client: createClient(name, language, exitUrl), holders: 0 }
  kept.set(key, held)
  held.holders += 1
  let released = false
  return {
    client: held.client,
    release() {
      if (released) return
      released = true
      held.holders -= 1
      // Moving an element removes it and inserts it again immediately.
      held.client.ports.clock.after(0, () => {
        if (held.holders > 0 || kept.get(key) !== held) return
        kept.delete(key)
        held.client.shop.dispose()
      })
    },
  }
}

function createClient(name: ShopName, language: Language, exitUrl: string | null): Client {
  const ports = partnerPorts(name.brand)
  const externalShops: Record<string, string> = {}
  const shop = openShop({
    ...name,
    ports,
    locale: language,
    externalShops,
    ...(exitUrl !== null && { exitUrl }),
  })
  const listeners = new Set<(standing: Standing) => void>()
  let standing: Standing = 'asking'
  const refresh = (): void => {
    void readSettings(ports.http, name.gateway).then((settings) => {
      Object.assign(externalShops, settings.externalShops)
      standing = settings.standing
      for (const listener of listeners) listener(standing)
    })
  }
  refresh()
  return {
    ...name,
    shop,
    ports,
    started: shop.start(),
    refresh,
    watchStanding(listener) {
      listeners.add(listener)
      listener(standing)
      return () => listeners.delete(listener)
    },
    carts: new Set(),
    askers: new Set(),
    gates: new Set(),
  }
}
