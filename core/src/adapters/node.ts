/**
 * Every port, implemented for Node: no tabs and no page; storage and cookies last as long as the process.
 *
 * @module @leaflog/core/node
 */
import { EMPTY } from 'rxjs'
import type { Cookies, KeyValue, PlatformPorts, Report } from '../ports/ports.ts'
import { platformPorts } from './browser.ts'

/**
 * Ports for Node: the network and clock are real; storage and cookies last as long as the process, and there are no
 * other tabs and no page. `report` receives problems; by default they are warnings in the console.
 *
 * ```ts
 * const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports: nodePorts() })
 * ```
 */
export function nodePorts({ report }: { report?: Report } = {}): PlatformPorts {
  const kept = () => {
    const map = new Map<string, string>()
    return {
      get: (key: string) => map.get(key) ?? null,
      set: (key: string, value: string) => void map.set(key, value),
      remove: (key: string) => void map.delete(key),
    }
  }
  const storage: KeyValue<string> = kept()
  const cookies: Cookies<string> = kept()
  return {
    ...platformPorts({ brand: 'node', ...(report && { report }) }),
    local: storage,
    session: kept(),
    cookies,
    channel: { post: () => {}, heads$: EMPTY, close: () => {} },
    presence: { announce: () => () => {}, alive: () => Promise.resolve(null), left: () => new Set() },
    indexedDB: null,
    page: {
      wake$: EMPTY,
      activity$: EMPTY,
      hidden$: EMPTY,
      setHash: () => {},
      reload: () => {},
      openTab: () => {},
      go: () => {},
      scrollToTop: () => {},
      origin: () => '',
    },
  }
}
