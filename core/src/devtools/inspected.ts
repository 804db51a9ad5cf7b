/** What an inspector follows: a shop, or a kernel of any domains, as states of machines event by event. */
import type { Observable } from 'rxjs'
import { type Folder, type State, createFolder, stateOf } from '../engine/kernel/fold.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { Kernel } from '../engine/kernel/kernel.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { allDomains } from '../domains/domains.ts'
import type { Shop } from '../sdk/shop-handle.ts'
import { bare } from '../replay/open-log.ts'
import { readLog } from '../replay/read-log.ts'

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

/** `own`: the domains of a composed shop that are not the core's. */
export function inspectedOf(of: Inspectable, own: readonly Domain[]): Inspected {
  const { events$ } = of
  if ('folder' in of)
    return {
      events$,
      async read() {
        const { tail, state } = await of.dump()
        return { folder: of.folder, state, seq: tail.head.seq }
      },
    }
  const known = [...allDomains, ...own]
  return {
    events$,
    async read() {
      const lines = (await of.log.export()).split('\n')
      const { header, recorded } = readLog(lines, createFolder(known, '').find)
      const names = new Set([recorded.shared, recorded.tab].flatMap((saved) => Object.keys(bare(saved))))
      const folder = createFolder(
        known.filter(({ name }) => names.has(name)),
        header.tab,
      )
      const { state } = folder.restore(recorded.shared, folder.initial())
      return { folder, state: folder.restoreTab(recorded.tab, state), seq: recorded.seq }
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
