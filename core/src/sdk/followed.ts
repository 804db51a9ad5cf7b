/** What pages follow for as long as they show it, besides the shop's own state: an order. */
import { type Observable, Subject, defer, from, merge } from 'rxjs'
import type { Document, VariablesOf } from '../http/ask-commerce.ts'
import type { LiveSubscription } from '../ports/ports.ts'

export interface Followed {
  readonly subscription: LiveSubscription
  readonly hear: (data: unknown) => void
  readonly ended$: Observable<void>
}

export function createFollowed() {
  const current = new Set<Followed>()
  const added$ = new Subject<Followed>()
  return {
    /** What is followed now, and what will be. */
    followed$: defer(() => merge(from([...current]), added$)),

    /**
     * Calls the listener with the first event, and with one for every change, while the shop is connected (`connectLive`); after
     * a break, with the first one again. What does not fit the document is dropped. @returns the stop
     */
    follow<Data, Name extends string>(
      { operationName, query, result }: Document<Data, Name>,
      variables: VariablesOf<Name>,
      listener: (data: Data) => void,
    ): () => void {
      const ended$ = new Subject<void>()
      const hear = (sent: unknown) => {
        const read = result.safeParse(sent)
        if (read.success) listener(read.data)
      }
      const followed = { subscription: { operationName, query, variables }, hear, ended$ }
      current.add(followed)
      added$.next(followed)
      return () => {
        current.delete(followed)
        ended$.next()
      }
    },
  }
}
