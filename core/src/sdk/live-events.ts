/** The subscriptions that the shop's state needs, and the events for their hints. */
import {
  EMPTY,
  type Observable,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  switchMap,
  take,
  takeUntil,
  tap,
  throttle,
} from 'rxjs'
import { commerceCartEvents } from '../domains/commerce-cart/commerce-cart.events.ts'
import type { Document, VariablesOf } from '../http/ask-commerce.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { later } from '../engine/kernel/later.ts'
import { menuOf } from '../domains/menu/menu.shape.ts'
import { menuEvents } from '../domains/menu/menu.events.ts'
import type { Clock, Follow } from '../ports/ports.ts'
import { cartChanged, menuChanged, sessionChanged } from '../wire/live/live.ts'
import type { SomeState } from '../domains/domains.ts'
import type { Followed } from './followed.ts'

/** A busy store's menu changes with every order; it is read again this often at most, in ms. */
const MENU_EVERY_MS = 5000

export interface Hearing {
  /** The connection's customer; null for a guest. */
  readonly token: string | null
  readonly state$: Observable<SomeState>
  readonly followed$: Observable<Followed>
  readonly clock: Clock
  /** The session of the token has ended. */
  readonly onRevoked: (token: string) => void
}

export function liveEvents(
  follow: Follow,
  { token, state$, followed$, clock, onRevoked }: Hearing,
): Observable<DomainEvent> {
  const told = <Data, Name extends string>(
    document: Document<Data, Name>,
    variables: VariablesOf<Name>,
  ): Observable<Data> => {
    const { operationName, query, result } = document
    return follow({ operationName, query, variables }).pipe(
      map((data) => result.safeParse(data)),
      filter((read) => read.success),
      map(({ data }) => data),
    )
  }

  const menu$ = state$.pipe(
    map(({ dispensary }) => dispensary.view.chosen),
    distinctUntilChanged((before, now) => before?.store_id === now?.store_id),
    switchMap((store) => {
      if (store === null) return EMPTY
      return told(menuChanged, { store_code: store.store_code }).pipe(
        throttle(() => later(clock, MENU_EVERY_MS), { leading: true, trailing: true }),
        map((data) => menuEvents.changed({ ...menuOf(store), version: data.menuChanged.version })),
      )
    }),
  )

  const cart$ = state$.pipe(
    map(({ commerceCart }) => commerceCart?.view.cartId ?? null),
    distinctUntilChanged(),
    switchMap((cartId) => {
      if (cartId === null) return EMPTY
      return told(cartChanged, { cart_id: cartId }).pipe(
        // While something of our own is on its way, its answer may well be what is told.
        switchMap(({ cartChanged: { version } }) =>
          state$.pipe(
            filter(isAtRest),
            take(1),
            filter(({ commerceCart }) => commerceCart?.view.cart?.version !== version),
          ),
        ),
        map(() => commerceCartEvents.hinted({ cartId })),
      )
    }),
  )

  const session$ =
    token === null
      ? EMPTY
      : told(sessionChanged, {}).pipe(
          switchMap((data) => {
            if (data.sessionChanged.state === 'revoked') onRevoked(token)
            return EMPTY
          }),
        )

  const pages$ = followed$.pipe(
    mergeMap(({ subscription, hear, ended$ }) => follow(subscription).pipe(tap(hear), takeUntil(ended$))),
    ignoreElements(),
  )

  return merge(cart$, menu$, session$, pages$)
}

/** The cart that is shown is what the server last told. */
const isAtRest = ({ commerceCart, checkout }: SomeState): boolean => {
  const cart = commerceCart?.view
  const order = checkout?.view.status
  return (
    cart?.cart?.id === cart?.cartId &&
    cart?.status !== 'working' &&
    cart?.status !== 'offline' &&
    order !== 'placing' &&
    order !== 'unsure'
  )
}
