/**
 * The shop that outlives its visitors. Each has a shop of their own; when one is forgotten it is ended with all that it had
 * on its way, and another is put in its place under the same object.
 */
import {
  BehaviorSubject,
  type Observable,
  type Subject,
  Subscription,
  distinctUntilChanged,
  isObservable,
  map,
  merge,
  switchMap,
} from 'rxjs'
import { LeaflogError, isLeaflogError } from '../errors/errors.ts'
import { codeOf } from '../engine/kernel/queue.ts'
import type { Ports } from '../ports/ports.ts'
import type { ShopState } from '../domains/domains.ts'
import { type CheckedPlugin, startPlugin } from './shop-plugin.ts'
import type { VisitorShop } from './visitor-shop.ts'
import type { VisitorPorts } from './visitor-storage.ts'

/** A failure or a defect, for developers: never a secret, never personal data. */
export interface Reported {
  /** Such as `EFFECT_FAILED`. */
  readonly code: string
  /** What failed, and with which code. */
  readonly detail: string
}

export interface Shop extends VisitorShop {
  /** What is reported to developers, as it happens; failures of plugins are not among it. */
  readonly reports$: Observable<Reported>
  /**
   * Forgets the visitor: the log, what is kept in storages and cookies, credentials, what was waiting to be sent. Resolves
   * once nothing of them is left on the disk; this shop then is a new visitor's, and so is that of every other tab. What
   * was under way does not happen any more: most of it rejects with SHOP_DISPOSED. A crash on the way leaves all of it or nothing. Errors: STORAGE_UNAVAILABLE
   * and the like where the browser did not erase its database (the shop goes on in memory), READ_ONLY.
   */
  forget(): Promise<void>
}

export interface VisitorOptions {
  /** The log is erased before it is read. */
  readonly erase: boolean
  /** No shop before this one: it may begin with what the page's seed says. */
  readonly first: boolean
  /** Another tab has erased the log; the visitor's shop has ended. */
  readonly onForgotten: () => void
}

export interface Visitor {
  readonly shop: VisitorShop
  readonly ports: Pick<VisitorPorts, 'isPresent'>
  readonly erased: Promise<void>
}

/** Not a position in a log: receivers always read the log. */
const ANOTHER_LOG = -1

export function createShopHandle(
  open: (options: VisitorOptions) => Visitor,
  { channel, page, report }: Pick<Ports, 'channel' | 'page' | 'report'>,
  reports$: Subject<Reported>,
  plugins: readonly CheckedPlugin[] = [],
): Shop {
  const listening = new Subscription()
  let following = false
  let forgetting: Promise<void> | null = null

  const replace = (erase: boolean) => {
    const { path } = visitor.shop.getState().navigation.view
    visitor.shop.dispose()
    visitor = open({ erase, first: false, onForgotten })
    shop$.next(visitor.shop)
    return { path, erased: visitor.erased }
  }
  const start = async (): Promise<void> => {
    const { shop } = visitor
    try {
      await shop.start()
    } catch (error) {
      if (shop === visitor.shop) throw error
      await start() // Somebody was forgotten while this one was opened.
    }
  }
  /** Errors of calls that are not awaited are logged; that a shop was closed meanwhile is not an error. */
  const told = (trouble: string) => (error: unknown) => {
    if (!isLeaflogError(error, 'SHOP_DISPOSED')) report(trouble, codeOf(error))
  }
  /** The page's path and its listeners contain no personal data. */
  const goOn = async (path: string) => {
    await start()
    const { shop } = visitor
    if (following) shop.connectLive().catch(told('NOT_FOLLOWED'))
    await shop.navigation.arrived({ path, search: '', hash: '' }).catch(told('FACT_NOT_NOTED'))
  }
  const onForgotten = () => {
    if (!listening.closed) goOn(replace(false).path).catch(told('SHOP_NOT_OPENED'))
  }
  const forget = async () => {
    if (listening.closed) throw new LeaflogError('SHOP_DISPOSED')
    const { path, erased } = replace(true)
    const [, outcome] = await Promise.allSettled([goOn(path), erased])
    channel.post(ANOTHER_LOG)
    if (outcome.status === 'rejected') throw outcome.reason
  }

  let visitor = open({ erase: false, first: true, onForgotten })
  const first = visitor.shop
  const shop$ = new BehaviorSubject(visitor.shop)
  // One subscription to the visitor's shop for all: a page has a hundred components, and they begin in one task.
  const state$ = new BehaviorSubject(first.getState())
  shop$.pipe(switchMap((shop) => shop.view$((state) => state))).subscribe(state$)
  const view$ = <T>(selector: (state: ShopState) => T): Observable<T> =>
    state$.pipe(map(selector), distinctUntilChanged())

  const unstarted = [...plugins]
  const handle: Shop = {
    ...forwardTo(() => visitor.shop, shop$),
    async start() {
      for (const plugin of unstarted.splice(0)) listening.add(startPlugin(plugin, handle, report))
      // For shops without a log of their own to read: those in memory.
      listening.add(merge(channel.heads$, page.wake$).subscribe(() => visitor.ports.isPresent() || onForgotten()))
      await start()
    },
    getSeedState: first.getSeedState,
    view$,
    watch(selector, listener) {
      const subscription = view$(selector).subscribe(listener)
      return () => subscription.unsubscribe()
    },
    events$: shop$.pipe(switchMap((shop) => shop.events$)),
    written$: shop$.pipe(switchMap((shop) => shop.written$)),
    reports$: reports$.asObservable(),
    storage: {
      get value() {
        return visitor.shop.storage.value
      },
      changes$: shop$.pipe(switchMap((shop) => shop.storage.changes$)),
    },
    connectLive() {
      following = true
      return visitor.shop.connectLive()
    },
    forget: () => (forgetting ??= forget().finally(() => (forgetting = null))),
    dispose() {
      listening.unsubscribe()
      visitor.shop.dispose()
      shop$.complete()
      reports$.complete()
      channel.close()
    },
  }
  return handle
}

/**
 * The same commands, and groups of commands, of whichever shop is there when they are called; each keeps its identity.
 * Observables (`x$`) go on with the next visitor's.
 */
function forwardTo<Part extends object>(now: () => Part, shop$: Observable<unknown>): Part {
  const known = new Map<PropertyKey, unknown>()
  const through = (name: PropertyKey, first: unknown): unknown => {
    if (typeof first === 'object' && first !== null) return forwardTo(() => partOf(now(), name, first), shop$)
    if (typeof first !== 'function') return first
    const call = (...args: unknown[]): unknown => {
      const command: unknown = Reflect.get(now(), name)
      return typeof command === 'function' ? Reflect.apply(command, now(), args) : undefined
    }
    const follow = (...args: unknown[]) =>
      shop$.pipe(
        switchMap(() => {
          const next$ = call(...args)
          return isObservable(next$) ? next$ : []
        }),
      )
    return String(name).endsWith('$') ? follow : call
  }
  return new Proxy(now(), {
    get(first, name) {
      if (!known.has(name)) known.set(name, through(name, Reflect.get(first, name)))
      return known.get(name)
    },
  })
}

const partOf = (whole: object, name: PropertyKey, first: object): object => {
  const part: unknown = Reflect.get(whole, name)
  return typeof part === 'object' && part !== null ? part : first
}
