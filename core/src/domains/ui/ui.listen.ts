/** What this tab's session storage keeps across reloads. */
import { EMPTY, type Observable, of } from 'rxjs'
import type { DomainEvent } from '../../engine/kernel/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import { BIRTH_DATE_TOAST_KEY } from './ui.effects.ts'
import { uiEvents } from './ui.events.ts'

export const uiListen = ({ session }: Ports): Observable<DomainEvent> =>
  session.get(BIRTH_DATE_TOAST_KEY) === null ? EMPTY : of(uiEvents.birthDateToastClosed({}))
