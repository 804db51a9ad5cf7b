/** A hidden tab reloads if the flag asks for it. */
import { type Observable, filter, map } from 'rxjs'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import { RELOAD_KEY } from './navigation.effects.ts'
import { navigationEvents } from './navigation.events.ts'

export const navigationListen = ({ local, page }: Ports): Observable<DomainEvent> =>
  page.hidden$.pipe(
    filter(() => local.get(RELOAD_KEY) !== null),
    map(() => navigationEvents.reloadDue({})),
  )
