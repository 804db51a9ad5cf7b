import { Observable } from 'rxjs'
import type { Clock } from '../../ports/ports.ts'

/** Says once that so many milliseconds are over. */
export const later = (clock: Clock, milliseconds: number): Observable<void> =>
  new Observable((subscriber) =>
    clock.after(milliseconds, () => {
      subscriber.next()
      subscriber.complete()
    }),
  )
