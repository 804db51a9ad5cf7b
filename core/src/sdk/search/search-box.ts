/** What a search box shows while somebody types: one question after a pause, and never the answer to an earlier one. */
import {
  BehaviorSubject,
  Observable,
  Subject,
  catchError,
  concat,
  ignoreElements,
  map,
  merge,
  of,
  scan,
  share,
  switchMap,
  takeUntil,
} from 'rxjs'
import { isLeaflogError, isUnanswered } from '../../errors/errors.ts'
import { later } from '../../engine/kernel/later.ts'
import type { Clock } from '../../ports/ports.ts'
import { RELEASE_AFTER_MS, TYPING_PAUSE_MS } from '../../rules/search/search.rules.ts'
import type { Suggestions } from '../../rules/search/suggestions.ts'
import { termOf } from '../../rules/search/terms.ts'

/** What a search box shows. */
export interface SearchBoxState {
  /** What is searched: what was typed, without what does not count. */
  readonly term: string
  /** Raised with a question, released with its answer and after 1000 ms at the latest. */
  readonly isLoading: boolean
  /** It was released before the answer came. */
  readonly isSlow: boolean
  /** `waiting`: the newest answer belongs to an earlier term. */
  readonly status: 'empty' | 'waiting' | 'ready' | 'failed'
  /** The newest answer; it stays while the next one is on its way, so that nothing flickers. */
  readonly suggestions: Suggestions | null
}

/**
 * A search box without an appearance: tell it what is typed, and show its state. It asks 160 ms after the last change,
 * and drops answers to earlier terms.
 *
 * ```ts
 * const search = await shop.search()
 * const box = search.openBox(() => ({ store, mode: 'RECREATIONAL' }))
 * box.state$.subscribe(({ suggestions }) => show(suggestions))
 * box.type('blue dr')
 * ```
 */
export interface SearchBox {
  /** The state, at once and after each change. Never fails, and never completes; after `close` it no longer changes. */
  readonly state$: Observable<SearchBoxState>
  /** The state as it is now. */
  getState(): SearchBoxState
  /**
   * Takes the whole text of the field after each change. An empty text empties the state, and a text with the same term
   * asks nothing.
   */
  type(text: string): void
  /** Asks the same again. */
  retry(): void
  /** Ends what is under way. */
  close(): void
}

type Suggest = (term: string, signal: AbortSignal) => Promise<Suggestions>
type Change = Partial<SearchBoxState>

const empty: SearchBoxState = { term: '', isLoading: false, isSlow: false, status: 'empty', suggestions: null }

/** @param told what went wrong with a question, where it is no service that does not answer */
export function searchBox(suggest: Suggest, clock: Clock, told: (error: unknown) => void): SearchBox {
  const asked$ = new Subject<{ term: string; pause: boolean }>()
  const state$ = new BehaviorSubject(empty)

  const answer$ = (term: string): Observable<Change> =>
    new Observable<Suggestions>((subscriber) => {
      const abort = new AbortController()
      suggest(term, abort.signal).then(
        (suggestions) => {
          subscriber.next(suggestions)
          subscriber.complete()
        },
        (error: unknown) => subscriber.error(error),
      )
      return () => abort.abort()
    }).pipe(
      map((suggestions): Change => ({ suggestions, status: 'ready', isLoading: false, isSlow: false })),
      catchError((error: unknown) => {
        if (!isUnanswered(error) && !isLeaflogError(error, 'STORE_REQUIRED')) told(error)
        return of<Change>({ status: 'failed', isLoading: false, isSlow: false })
      }),
    )

  const question$ = (term: string): Observable<Change> => {
    const answered$ = answer$(term).pipe(share())
    const released$ = later(clock, RELEASE_AFTER_MS).pipe(
      map((): Change => ({ isLoading: false, isSlow: true })),
      takeUntil(answered$),
    )
    return merge(of<Change>({ isLoading: true }), released$, answered$)
  }

  const subscription = asked$
    .pipe(
      switchMap(({ term, pause }) => {
        if (term === '') return of<Change>(empty)
        const first = of<Change>({ term, status: 'waiting', isSlow: false })
        return pause
          ? concat(first, later(clock, TYPING_PAUSE_MS).pipe(ignoreElements()), question$(term))
          : concat(first, question$(term))
      }),
      scan<Change, SearchBoxState>((state, change) => ({ ...state, ...change }), empty),
    )
    .subscribe(state$)

  return {
    state$: state$.asObservable(),
    getState: () => state$.value,
    type(text) {
      const term = termOf(text)
      if (term !== state$.value.term) asked$.next({ term, pause: true })
    },
    retry: () => asked$.next({ term: state$.value.term, pause: false }),
    close: () => subscription.unsubscribe(),
  }
}
