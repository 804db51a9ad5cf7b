/** The shop as its users hold it: views, commands, the log. */
import { type Observable, distinctUntilChanged, filter, firstValueFrom, map } from 'rxjs'
import { accountCommands } from '../domains/account/account.commands.ts'
import { ageGateCommands } from '../domains/age-gate/age-gate.commands.ts'
import { VERIFICATION_DAYS } from '../domains/age-gate/age-gate.rules.ts'
import { analyticsCommands } from '../domains/analytics/analytics.commands.ts'
import { checkoutCommands } from '../domains/checkout/checkout.commands.ts'
import { type CommerceAdd, commerceCartCommands } from '../domains/commerce-cart/commerce-cart.commands.ts'
import { dispensaryCommands } from '../domains/dispensary/dispensary.commands.ts'
import { enrolmentCommands } from '../domains/enrolment/enrolment.commands.ts'
import { LeaflogError, isLeaflogError } from '../errors/errors.ts'
import type { ShoppingMode } from '../domains/dispensary/dispensary.events.ts'
import type { CommandContext } from '../engine/kernel/commands.ts'
import type { Fact } from '../engine/kernel/define-events.ts'
import type { Kernel } from '../engine/kernel/kernel.ts'
import { codeOf } from '../engine/kernel/queue.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { menuCommands } from '../domains/menu/menu.commands.ts'
import { navigationCommands } from '../domains/navigation/navigation.commands.ts'
import { orderingCartCommands } from '../domains/ordering-cart/ordering-cart.commands.ts'
import { passwordResetCommands } from '../domains/password-reset/password-reset.commands.ts'
import type { Credentials, Ports } from '../ports/ports.ts'
import { exportLog } from '../replay/export-log.ts'
import { recentlyViewedCommands } from '../domains/recently-viewed/recently-viewed.commands.ts'
import { sessionCommands } from '../domains/session/session.commands.ts'
import { SESSION_EXPIRED } from '../domains/session/session.rules.ts'
import { uiCommands } from '../domains/ui/ui.commands.ts'
import { uiEvents } from '../domains/ui/ui.events.ts'
import { wishlistCommands } from '../domains/wishlist/wishlist.commands.ts'
import { commerceCalls, shoppingOf } from './commerce.ts'
import type { ShopState } from '../domains/domains.ts'
import { createSearching } from './search/searching.ts'
import { createViews } from '../domains/views.ts'

export interface ShopSettings {
  readonly brand: string
  readonly gateway: string
  readonly credentials: Credentials
  readonly verificationDays?: number
}

export function createShopOf(kernel: Kernel, ports: Ports, settings: ShopSettings) {
  const views = createViews()
  const getState = (): ShopState => views(kernel.state$.value)
  const seedState = getState()

  const context: CommandContext = {
    commit: kernel.commit,
    commitIfNews: async (fact) => {
      try {
        return await kernel.commit(fact)
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
  }

  const view$ = <T>(selector: (state: ShopState) => T): Observable<T> =>
    kernel.state$.pipe(
      map((state) => selector(views(state))),
      distinctUntilChanged(),
    )

  const session = sessionCommands(context, () => getState().session.view, ports)
  const ui = uiCommands(context, () => getState().ui.view)
  const dispensary = dispensaryCommands(context, () => getState().dispensary.view)
  const commerceCart = commerceCartCommands(context, () => getState().commerceCart.view)
  const checkout = checkoutCommands(context, () => getState().checkout.view)
  const cart = orderingCartCommands(context, () => getState().orderingCart.view)
  const disposal = new AbortController()
  const report = (what: string, error: unknown): void => ports.report(what, codeOf(error))
  let following: Promise<void> | null = null
  const beginToFollow = async (): Promise<void> => {
    const [{ follow }, live] = await Promise.all([import('./follow.ts'), ports.live()])
    if (disposal.signal.aborted) return
    const commit = (fact: Fact) =>
      void context.commitIfNews(fact).catch((error: unknown) => report('FACT_NOT_NOTED', error))
    const stop = follow(live, { ports, ...settings, state$: view$((state) => state), commit })
    disposal.signal.addEventListener('abort', stop)
  }

  const commerce = commerceCalls(ports, settings, getState)
  const search = createSearching(kernel, {
    ports,
    report,
    gateway: settings.gateway,
    ask: (document, variables, signal) =>
      commerce.ask(document, variables, { asGuest: true, ...(signal && { signal }) }),
    consented: () => getState().analytics.view.consent === 'granted',
  })

  return {
    /** Opens the log and begins to work; until then the state is the seed's. Call it once. */
    start: kernel.start,
    getState,
    /** What the server rendered with. */
    getSeedState: () => seedState,
    /** Calls the listener with the selected view whenever it changes; returns the stop. */
    watch<T>(selector: (state: ShopState) => T, listener: (selected: T) => void): () => void {
      const subscription = view$(selector).subscribe(listener)
      return () => subscription.unsubscribe()
    },
    view$,
    /** The committed log as it grows. */
    events$: kernel.events$.asObservable(),
    storage: {
      get value() {
        return kernel.storage$.value
      },
      changes$: kernel.storage$.asObservable(),
    },

    ageGate: ageGateCommands(context, () => getState().ageGate.view, settings.verificationDays ?? VERIFICATION_DAYS),
    dispensary: {
      ...dispensary,
      /**
       * 4c.5: what is in the commerce cart and not sold in that mode is shown first. Resolves to false while the shopper is
       * asked; `commerceCart.acceptModeChange` goes on.
       */
      async chooseMode(mode: ShoppingMode): Promise<boolean> {
        if (shoppingOf(getState()).storeCode !== null && (await commerceCart.checkMode(mode)) === 'asking') return false
        await dispensary.chooseMode(mode)
        return true
      },
    },
    menu: menuCommands(context, () => getState().menu.view),
    orderingCart: {
      ...cart,
      /** Without a chosen store, this tab is asked to choose one; the add goes on by itself once that is done. */
      async add(wish: Parameters<typeof cart.add>[0]) {
        const added = await cart.add(wish)
        if (getState().orderingCart.view.status === 'waitingForStore') await ui.open('storeSidebar')
        return added
      },
    },
    commerceCart: {
      ...commerceCart,
      /** As `orderingCart.add`. */
      async add(wish: CommerceAdd) {
        await commerceCart.add(wish)
        if (getState().commerceCart.view.status === 'waitingForStore') await ui.open('storeSidebar')
      },
      /** What is not sold in the other mode is taken out, and the mode changes (4c.5). */
      async acceptModeChange() {
        const change = getState().commerceCart.view.modeChange
        if (change?.status !== 'asking') return
        await commerceCart.acceptModeChange()
        await dispensary.chooseMode(change.mode)
      },
    },
    checkout: {
      ...checkout,
      /**
       * Places the order of the cart as it is, once everything that was wanted of it is done (2b.8). Errors: NETWORK_FAILED
       * while changes wait for the network, EVENT_REJECTED without a cart, SERVICE_REFUSED with the server's sentence.
       */
      async placeOrder() {
        const { cartId, lines, status } = await commerceCart.settle()
        // What the server has not heard of yet would be missing from the order.
        if (status === 'offline') throw new LeaflogError('NETWORK_FAILED')
        if (cartId === null || lines.length === 0) throw new LeaflogError('EVENT_REJECTED')
        const { isSignedIn } = getState().session.view
        return checkout.placeOrder({ cartId, shopping: shoppingOf(getState()), asGuest: !isSignedIn })
      },
      /** 7a.9: the account that the order makes, signed in at once. */
      async createAccount(account: Parameters<typeof checkout.createAccount>[0]) {
        const email = getState().checkout.view.order?.email ?? ''
        await checkout.createAccount(account)
        await session.signIn({ email, password: account.password })
      },
    },
    session: {
      ...session,
      /** 2a.6: whether the session is marked invalid; then one that goes on is ended, and the visitor is told. */
      async takeExpiry(): Promise<boolean> {
        const expired = await session.takeExpiry()
        const toast = { fixed: false, hideClose: false, closeOnRouteChange: false }
        if (expired)
          await context.commitIfNews(uiEvents.toastShown({ type: 'warning', text: SESSION_EXPIRED, ...toast }))
        return expired
      },
    },
    account: accountCommands(context, () => getState().account.view),
    enrolment: enrolmentCommands(context, () => getState().enrolment.view, session.signIn),
    passwordReset: passwordResetCommands(context, () => getState().passwordReset.view),
    commerce,
    recentlyViewed: recentlyViewedCommands(context),
    analytics: analyticsCommands(context, () => getState().analytics.view, ports.cookies),
    navigation: navigationCommands(context, ports.cookies),
    ui,
    wishlist: wishlistCommands(
      context,
      () => getState().wishlist.view,
      () => shoppingOf(getState()),
    ),

    log: {
      /**
       * The whole session as JSON Lines, secrets never in it; `blobs` embeds the menus too. `redacted` replaces what is personal
       * by pseudonyms, for showing it to others: it replays all the same.
       */
      async export({ blobs = false, redacted = false }: { blobs?: boolean; redacted?: boolean } = {}): Promise<string> {
        const text = await exportLog(kernel, { brand: settings.brand, at: ports.clock.now(), blobs })
        return redacted ? (await import('../replay/redact.ts')).redact(text) : text
      },
      events: async (): Promise<readonly LogEvent[]> => (await kernel.dump()).tail.events,
    },
    /**
     * Follows what others change, until the shop is disposed of: the cart on another device, a sign-in that is ended
     * elsewhere, what the chosen store has to sell. For pages that stay open, once they have nothing better to do: only then
     * its code is loaded.
     */
    follow: (): Promise<void> => (following ??= beginToFollow()),

    /** Searching a store. Its code is loaded when it is first asked for, and again where it did not come. */
    search,

    /**
     * Resolves when nothing is queued, being committed or answered: for scripts and tests. What waits for its time to be
     * tried again is waited for, too, unless only `forNow` is asked for.
     */
    settled: kernel.settled,
    /**
     * For tools that draw something else in the shop's place: until what it returns is called, what happens to the page is
     * not the shop's. Keys, clicks and scrolls (9d.4) and the page waking up are noted afterwards. Time, other tabs, and
     * what is on its way go on.
     */
    lookAway: kernel.lookAway,
    /**
     * For what nobody waits for: that it failed is logged (8.23), as `what` and the error's code, or its name where it is no
     * error of ours (I5).
     */
    report,
    /** Leaves no timer, listener, lock or open database. */
    dispose() {
      disposal.abort()
      kernel.dispose()
    },
  }
}
