/** The shop as its users hold it: views, commands, the log. */
import { type Observable, distinctUntilChanged, filter, firstValueFrom, map } from 'rxjs'
import { VERIFICATION_DAYS } from '../domains/age-gate/age-gate.rules.ts'
import { isLeaflogError } from '../errors/errors.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import type { Kernel } from '../engine/kernel/kernel.ts'
import { codeOf } from '../engine/kernel/queue.ts'
import { loadCalls } from '../http/ask.ts'
import type { LogEvent } from '../engine/log/event.ts'
import type { Credentials, Ports } from '../ports/ports.ts'
import { exportLog } from '../replay/export-log.ts'
import { lazyCatalogue } from './catalogue/lazy-catalogue.ts'
import { commerceCalls, menuVersionOf, shoppingOf } from './commerce.ts'
import { composeCommands } from './compose-commands.ts'
import { createFollowed } from './followed.ts'
import { type SharedContext, commandsOf } from './domain-commands.ts'
import type { ShopState, SomeState } from '../domains/domains.ts'
import { createSearching } from './search/searching.ts'
import { createViews } from '../domains/views.ts'

export interface ShopSettings {
  readonly brand: string
  readonly gateway: string
  readonly credentials: Credentials
  readonly verificationDays?: number
}

/** The types are those of a shop with all domains; `ShopOf` says which there are. */
export function createShopApi(kernel: Kernel, ports: Ports, settings: ShopSettings) {
  const { domains } = kernel.folder
  const views = createViews(domains)
  const getState = (): ShopState => views(kernel.state$.value)
  const seedState = getState()
  const getSomeState = (): SomeState => getState()

  const written$ = kernel.events$.pipe(filter(({ tab }) => tab === kernel.tab))

  const context: SharedContext = {
    state: () => kernel.state$.value,
    written$,
    commit: kernel.commit,
    commitIfNews: async (event) => {
      try {
        return await kernel.commit(event)
      } catch (error) {
        if (isLeaflogError(error, 'EVENT_REJECTED')) return null
        throw error
      }
    },
    until: async (condition) =>
      void (await firstValueFrom(kernel.state$.pipe(filter(condition)), { defaultValue: null })),
    blob: kernel.blob,
    clock: ports.clock,
    http: ports.http,
    gateway: settings.gateway,
    cookies: ports.cookies,
    local: ports.local,
    config: {
      verificationDays: settings.verificationDays ?? VERIFICATION_DAYS,
      shopping: () => shoppingOf(getState()),
    },
  }

  const state$ = kernel.state$.pipe(map(views), distinctUntilChanged())
  const view$ = <T>(selector: (state: ShopState) => T): Observable<T> =>
    state$.pipe(map(selector), distinctUntilChanged())

  const commands = commandsOf(domains, context, getState)
  const disposal = new AbortController()
  const { followed$, follow } = createFollowed()
  const report = (what: string, error: unknown): void => ports.report(what, codeOf(error))
  let connecting: Promise<void> | null = null
  const beginLive = async (): Promise<void> => {
    const [{ connectLive }, live] = await Promise.all([import('./connect-live.ts'), ports.live()])
    if (disposal.signal.aborted) return
    const commit = (event: DomainEvent) =>
      void context.commitIfNews(event).catch((error: unknown) => report('FACT_NOT_NOTED', error))
    const stop = connectLive(live, { ports, ...settings, state$, followed$, commit })
    disposal.signal.addEventListener('abort', stop)
  }

  const commerce = commerceCalls(ports, settings, getState)
  const search = createSearching(kernel, {
    ports,
    report,
    gateway: settings.gateway,
    ask: (document, variables, signal) =>
      commerce.ask(document, variables, { asGuest: true, ...(signal && { signal }) }),
    consented: () => getSomeState().analytics?.view.consent === 'granted',
  })

  return {
    /** Opens the log and starts. Until then, the state is that of the initial events. Call it once. */
    start: kernel.start,
    getState,
    /** The state with which the server rendered. */
    getSeedState: () => seedState,
    /** Calls the listener with the selected view whenever it changes; returns the stop. */
    watch<T>(selector: (state: ShopState) => T, listener: (selected: T) => void): () => void {
      const subscription = view$(selector).subscribe(listener)
      return () => subscription.unsubscribe()
    },
    view$,
    /** Committed events as they are added. */
    events$: kernel.events$.asObservable(),
    /** Those of them that this tab has written: each once over all tabs. */
    written$,
    storage: {
      get value() {
        return kernel.storage$.value
      },
      changes$: kernel.storage$.asObservable(),
    },

    ...commands,
    ...composeCommands(commands, { http: ports.http, ...settings }, getState),
    commerce: { ...commerce, follow },
    /** What stores sell, of both channels. Its code is loaded with the first use, and again if loading failed. */
    catalogue: lazyCatalogue({
      ports,
      gateway: settings.gateway,
      state$,
      commands,
      getState,
      menuVersionOf,
    }),

    /**
     * Hands the cart over to the shop's own pages, with its store, mode, and pickup or delivery. Resolves to an address that
     * opens there, once and within two minutes: the visitor sees the cart, and is asked before it replaces another one. A
     * listed partner's page may post what is behind the `#` to the rest of the address, as field `token` of a form; then the
     * shop knows who sends the visitor, and asks only if there is something to decide. Errors: EVENT_REJECTED if the cart is
     * empty, STORE_REQUIRED, EVENT_INVALID with a gift card in it, NETWORK_FAILED, also while changes wait for the network,
     * SERVICE_REFUSED.
     */
    checkoutUrl: async (): Promise<string> => {
      const calls = await loadCalls(() => import('./checkout-url.ts'))
      const gateway = settings.gateway || ports.page.origin()
      return calls.checkoutUrl({ http: ports.http, gateway, commands, getState, until: context.until })
    },

    log: {
      /**
       * The whole session as JSON Lines, without secrets; `blobs` includes the menus. `redacted` replaces personal data
       * with pseudonyms, for sharing; it can still be replayed.
       */
      async export({ blobs = false, redacted = false }: { blobs?: boolean; redacted?: boolean } = {}): Promise<string> {
        const text = await exportLog(kernel, {
          brand: settings.brand,
          origin: ports.page.origin(),
          at: ports.clock.now(),
          blobs,
        })
        return redacted ? (await import('../replay/redact.ts')).redact(text) : text
      },
      /** Records that could not be read and were cut out of the log, as JSON lines for a bug report; null where there are none. */
      damaged: kernel.damaged,
      /** The events that are still in the log, the oldest first. */
      events: async (): Promise<readonly LogEvent[]> => (await kernel.dump()).tail.events,
    },
    /**
     * Follows what others change, until the shop is disposed of: the cart on another device, a sign-in that is ended
     * elsewhere, what the chosen store has to sell. For pages that stay open, once they have nothing better to do: only then
     * its code is loaded.
     */
    connectLive: (): Promise<void> => (connecting ??= beginLive()),

    /** Searches a store. Its code is loaded with the first call, and again if loading failed. */
    search,

    /**
     * Resolves when nothing is queued, being committed or answered: for scripts and tests. What waits for its time to be
     * tried again is waited for, too, unless only `forNow` is asked for.
     */
    settled: kernel.settled,
    /**
     * For tools that draw something else in the shop's place: until what it returns is called, what happens to the page is
     * not the shop's. Keys, clicks and scrolls and the page waking up are noted afterwards. Time, other tabs, and
     * what is on its way go on.
     */
    pauseListeners: kernel.pauseListeners,
    /**
     * For what nobody waits for: that it failed is logged, as `what` and the error's code, or its name where it is no
     * error of ours.
     */
    report,
    /** Releases all timers, listeners, locks and databases. */
    dispose() {
      disposal.abort()
      kernel.dispose()
    },
  }
}
