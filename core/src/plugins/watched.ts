/** What several plugins need of a shop's state. */
import { Observable } from 'rxjs'

/** A shop whose state has at least this, of all domains or of chosen ones. */
export interface Watched<State> {
  /** Calls the listener with the selected view, now and whenever it changes; returns the stop. */
  watch<Selected>(selector: (state: State) => Selected, listener: (selected: Selected) => void): () => void
}

/** The selected view, now and whenever it changes, also with the next visitor. */
export const watched$ = <State, Selected>(
  shop: Watched<State>,
  selector: (state: State) => Selected,
): Observable<Selected> => new Observable((to) => shop.watch(selector, (selected) => to.next(selected)))

/** Emits when the source says that something may have changed. */
export const changes$ = (subscribe: (listener: () => void) => () => void): Observable<void> =>
  new Observable((to) => subscribe(() => to.next()))
