/** The ports of a shop on a partner's page: stored data has its own names, and the page's scripts receive nothing. */
import { platformPorts, type PlatformPorts, type Ports } from '@leaflog/core'

type Storage = PlatformPorts['local']

const named = (storage: Storage, prefix: string): Storage => ({
  get: (key) => storage.get(prefix + key),
  set: (key, value) => storage.set(prefix + key, value),
  remove: (key) => storage.remove(prefix + key),
})

/**
 * No cookies: they would belong to the partner, and the shop's server could not read them. No credentials: nobody is
 * signed in here, even if the page and the shop share an origin.
 */
export function partnerPorts(brand: string): Ports {
  const platform = platformPorts({ brand })
  const prefix = `leaflog:${brand}:`
  return {
    ...platform,
    http: (request) => platform.http(new Request(request, { credentials: 'omit' })),
    local: named(platform.local, prefix),
    session: named(platform.session, prefix),
    cookies: { get: () => null, set: () => {}, remove: () => {} },
    dataLayer: { push: () => {} },
    beacon: () => false,
  }
}
