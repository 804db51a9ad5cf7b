/** Opens a shop of given domains: its log, its kernel, and the commands and views over both. */
import { Subject } from 'rxjs'
import { accountEvents } from '../domains/account/account.events.ts'
import { ageGateEvents } from '../domains/age-gate/age-gate.events.ts'
import { LeaflogError } from '../errors/errors.ts'
import { type InitialEvents, createKernel } from '../engine/kernel/kernel.ts'
import { DEFAULT_LOCALE, inLocale } from '../http/in-locale.ts'
import { onBehalf, toBackend } from '../http/shop-headers.ts'
import { traced } from '../http/traced.ts'
import type { CommitQueueConfig } from '../engine/kernel/commit-queue-options.ts'
import { sessionEvents } from '../domains/session/session.events.ts'
import { platformPorts } from '../adapters/browser.ts'
import type { Ports } from '../ports/ports.ts'
import { createCredentials } from './credentials.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { type Storage, logFor } from './open-kernel.ts'
import { type Reported, type Shop, type Visitor, type VisitorOptions, createShopHandle } from './shop-handle.ts'
import type { CheckedPlugin, ShopPlugin } from './shop-plugin.ts'
import { createShopApi } from './shop.ts'
import { eraseStrangers, portsForVisitor } from './visitor-storage.ts'

/** What a shop is opened with. */
export interface ShopOptions {
  /** Origin of the gateway, e.g. `https://shop.example`; '' for the page's own. Errors: GATEWAY_INVALID without a scheme. */
  readonly gateway: string
  /** Name of the log, so that shops of two brands on one origin are separate. */
  readonly brand: string
  /** `indexeddb` if the browser has it; `memory` lasts as long as the shop. Default: what the ports support. */
  readonly storage?: Storage
  /** Implementations of the ports; default: those of the platform. */
  readonly ports?: Ports
  /** What is known before the log is open, from `initialEventsFrom`. */
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
  /** How much of the log is kept. */
  readonly retention?: CommitQueueConfig
  /** What else hears the shop, or steers it, such as those of `@leaflog/core/plugins`. */
  readonly plugins?: readonly ShopPlugin[]
}

interface Composed extends Omit<ShopOptions, 'plugins'> {
  readonly plugins?: readonly CheckedPlugin[]
  readonly domains: readonly Domain[]
  /** Names the log. */
  readonly log: string
}

/** A shop that is not started: its state is that of its initial events. */
export function openShopWith(given: Composed): Shop {
  const options = { ...given, gateway: gatewayOf(given.gateway) }
  const outside = options.ports ?? platformPorts({ brand: options.brand })
  const reports$ = new Subject<Reported>()
  const ports: Ports = {
    ...outside,
    random: () => outside.random(),
    report(code, detail) {
      outside.report(code, detail)
      // A plugin that fails while it hears a report would otherwise hear of itself.
      if (code !== 'PLUGIN_FAILED') reports$.next({ code, detail })
    },
  }
  return createShopHandle((visitor) => openForVisitor(options, ports, visitor), ports, reports$, options.plugins)
}

function openForVisitor(options: Composed, outside: Ports, { erase, first, onForgotten }: VisitorOptions): Visitor {
  const { brand, domains, locale = DEFAULT_LOCALE, backendId } = options
  const ended = new AbortController()
  const own = portsForVisitor(outside, ended.signal)
  let justSignedIn = false
  const asking = () => {
    const { chosen, mode, fulfilment } = shop.getState().dispensary.view
    const shopping = { storeCode: chosen?.store_code ?? null, mode, delivery: fulfilment === 'delivery' }
    return { shopping, justSignedIn }
  }
  const ports = { ...own, http: traced(onBehalf(toBackend(inLocale(own.http, locale), backendId), asking), own.ids) }
  const kept = logFor({ name: options.log, domains, ports, storage: options.storage })
  const { log, places } = kept
  const erased = erase ? log.forget().then(() => places?.erase()) : Promise.resolve()
  // The caller of `forget` gets the error (shop-handle.ts).
  erased.catch(() => undefined)
  const credentials = createCredentials(ports, () => kernel)
  const seed = first ? options.seed : ofNobody(options.seed)
  const kernel = createKernel({
    ...kept,
    domains,
    ports,
    tab: ports.ids.next(),
    log: { ...log, read: (position) => erased.then(() => log.read(position)) },
    effectConfig: {
      gateway: options.gateway,
      exitUrl: options.exitUrl ?? 'https://www.google.com/',
      externalShops: options.externalShops ?? {},
      credentials,
    },
    // What could not be erased of the log must not come back by way of the rest.
    onLoaded: ({ logId, afterForget = erase || undefined }) => {
      const wereStrangers = eraseStrangers(outside, { logId, afterForget })
      own.arrive()
      return !first || !wereStrangers
    },
    onForgotten,
    ...(seed && { seed }),
    ...(options.retention && { config: options.retention }),
  })
  kernel.events$.subscribe(({ type }) => {
    if (type === sessionEvents.signedIn.type) justSignedIn = true
    // 4d.8: the customer is known, or gone.
    if (type === accountEvents.loaded.type || type === sessionEvents.ended.type) justSignedIn = false
  })
  const shop = createShopApi(kernel, ports, {
    brand,
    gateway: options.gateway,
    credentials,
    ...(options.verificationDays !== undefined && { verificationDays: options.verificationDays }),
  })
  const dispose = () => {
    shop.dispose()
    ended.abort()
  }
  return { shop: { ...shop, dispose }, ports: own, erased }
}

/** Written into every call: `localhost:3000` would be read as a scheme called localhost, and a slash at its end doubled. */
function gatewayOf(gateway: string): string {
  if (gateway === '' || (/^https?:\/\//i.test(gateway) && URL.canParse(gateway))) return gateway.replace(/\/+$/, '')
  const meant = `http://${gateway.replace(/^\/+/, '')}`
  const mend = URL.canParse(meant) && !gateway.includes('://') ? ` Did you mean "${meant}"?` : ''
  throw new LeaflogError(
    'GATEWAY_INVALID',
    `The gateway "${gateway}" is no address such as https://shop.example.${mend}`,
  )
}

/** Of what a page was drawn with, that which is true of any visitor. */
const ofNobody = (seed: InitialEvents | undefined): InitialEvents | undefined =>
  seed && { at: seed.at, events: seed.events.filter(({ type }) => type === ageGateEvents.configLoaded.type) }
