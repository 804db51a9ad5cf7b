/**
 * Answers by key: each is read once at a time, however many want it, kept for a while, and read again when it is old or
 * what it was read from has changed. A read that nobody waits for any more is cancelled.
 */
import { BehaviorSubject, Observable, finalize, firstValueFrom, fromEvent, map, merge, share } from 'rxjs'
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { Clock } from '../../ports/ports.ts'
import type { Reading } from './reading.ts'

/** An answer is taken as it is for so long, in ms. */
export const FRESH_MS = 60_000
/** Those that were not wanted for the longest time are dropped. */
export const MAX_KEPT = 100

export interface Question<Data> {
  readonly key: string
  /** What the answer depends on besides its key: the version of the store's menu. */
  readonly version: string
  readonly read: (signal: AbortSignal) => Promise<Data>
}

interface Kept<Data> {
  readonly reading$: BehaviorSubject<Reading<Data>>
  /** The last answer, and when it came, in epoch ms. */
  last: { readonly data: Data; readonly at: number; readonly version: string } | null
  going: { readonly version: string; readonly answer$: Observable<Data> } | null
}

const asLeaflogError = (error: unknown): LeaflogError =>
  isLeaflogError(error) ? error : new LeaflogError('SERVICE_ANSWER_INVALID', undefined, { cause: error })

export function createAnswers<Data>({ now }: Pick<Clock, 'now'>) {
  const known = new Map<string, Kept<Data>>()

  const keptAs = (key: string): Kept<Data> => {
    const kept: Kept<Data> = known.get(key) ?? {
      reading$: new BehaviorSubject<Reading<Data>>({ status: 'loading', data: null, isStale: false, error: null }),
      last: null,
      going: null,
    }
    known.delete(key)
    known.set(key, kept)
    for (const [name, { reading$, going }] of known) {
      if (known.size <= MAX_KEPT) break
      if (name !== key && going === null && !reading$.observed) known.delete(name)
    }
    return kept
  }

  const freshOf = ({ last }: Kept<Data>, version: string) =>
    last !== null && last.version === version && now() - last.at < FRESH_MS ? last : null

  /** The answer of a read that is under way, or of a new one. */
  const answerOf = (kept: Kept<Data>, { version, read }: Question<Data>): Observable<Data> => {
    if (kept.going?.version === version) return kept.going.answer$
    const { reading$ } = kept
    const answer$: Observable<Data> = new Observable<Data>((subscriber) => {
      const abort = new AbortController()
      const isWanted = () => !abort.signal.aborted && kept.going?.answer$ === answer$
      if (reading$.value.data !== null) reading$.next({ ...reading$.value, isStale: true })
      read(abort.signal).then(
        (data) => {
          if (isWanted()) {
            kept.last = { data, at: now(), version }
            reading$.next({ status: 'ready', data, isStale: false, error: null })
          }
          subscriber.next(data)
          subscriber.complete()
        },
        (error: unknown) => {
          const { data } = reading$.value
          if (isWanted())
            reading$.next({ status: 'failed', data, isStale: data !== null, error: asLeaflogError(error) })
          subscriber.error(error)
        },
      )
      return () => abort.abort()
    }).pipe(
      finalize(() => {
        if (kept.going?.answer$ === answer$) kept.going = null
      }),
      share(),
    )
    kept.going = { version, answer$ }
    return answer$
  }

  return {
    /** A fresh answer at once, otherwise the next one. Rejects as `read` does, and with the signal's reason. */
    async read(question: Question<Data>, signal?: AbortSignal): Promise<Data> {
      signal?.throwIfAborted()
      const kept = keptAs(question.key)
      const fresh = freshOf(kept, question.version)
      if (fresh) return fresh.data
      const answer$ = answerOf(kept, question)
      if (!signal) return firstValueFrom(answer$)
      return firstValueFrom(
        merge(
          answer$,
          fromEvent(signal, 'abort').pipe(
            map((): never => {
              throw signal.reason
            }),
          ),
        ),
      )
    },

    /** What is known now and after every read; begins one unless the answer is fresh. */
    watch: (question: Question<Data>): Observable<Reading<Data>> =>
      new Observable((subscriber) => {
        const kept = keptAs(question.key)
        // Failures are told as a reading.
        const reading = freshOf(kept, question.version)
          ? undefined
          : answerOf(kept, question).subscribe({ error: () => undefined })
        subscriber.add(kept.reading$.subscribe(subscriber))
        subscriber.add(reading)
      }),
  }
}
