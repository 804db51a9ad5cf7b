/** What an inspector follows: a shop, or a kernel of any domains, as states of machines event by event. */
import type { Observable } from 'rxjs'
import { type Folder, type State, createFolder, stateOf } from '../engine/kernel/fold.ts'
import type { Kernel } from '../engine/kernel/kernel.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { allDomains } from '../domains/domains.ts'
import type { Shop } from '../sdk/shop-handle.ts'
import { openText } from '../time-machine/open-file.ts'

/** A shop, or a kernel that was made with `@leaflog/core/engine`. */
export type Inspectable = Pick<Shop, 'events$' | 'log'> | Pick<Kernel, 'events$' | 'dump' | 'folder'>

/** A position in a log. */
export interface Position {
  readonly folder: Folder
  readonly state: State
  /** Of the last event that the state holds. */
  readonly seq: number
}

interface Inspected {
  readonly events$: Observable<LogEvent>
  read(): Promise<Position>
}

export function inspectedOf(of: Inspectable): Inspected {
  const { events$ } = of
  if ('folder' in of)
    return {
      events$,
      async read() {
        const { tail, state } = await of.dump()
        return { folder: of.folder, state, seq: tail.head.seq }
      },
    }
  return {
    events$,
    async read() {
      const { history } = openText(await of.log.export())
      const { tab } = history.recording
      return { folder: createFolder(allDomains, tab), state: history.at(history.last, tab), seq: history.last }
    },
  }
}

/** A machine's state as inspectors show it. */
export interface ShownState {
  readonly value: unknown
  readonly context: unknown
}

/** Of every domain, by name. Nothing is copied: states never change. */
export const shownStates = ({
  folder,
  state,
}: Pick<Position, 'folder' | 'state'>): Readonly<Record<string, ShownState>> =>
  Object.fromEntries(
    folder.domains.map((domain) => {
      const shown: { value: unknown; context: unknown } = stateOf(state, domain)
      return [domain.name, { value: shown.value, context: shown.context }]
    }),
  )
