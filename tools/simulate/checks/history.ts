/** What the disk has taken: every event of every committed transaction, by the database that it is in. */
import type { LogEvent } from '../../../core/src/engine/log/event.ts'
import { listOf, parseJson, fieldsOf, textOf, numberOf } from '../../shared/json.ts'
import type { Committed, DiskObserver } from '../disk/disk.ts'

export interface Stored {
  readonly database: string
  readonly event: LogEvent
}

export interface History extends DiskObserver {
  /** Null where it was never committed, or was lost with the power. */
  find(id: string): Stored | null
  all(): Iterable<Stored>
  /** As they were committed, those that were lost since among them. */
  committedEvents(): Iterable<Stored & { readonly isLost: boolean }>
  /** Nothing was ever taken from it but by its own rules. */
  isWhole(database: string): boolean
  /** Whether a loss of power took it, or damage may have. */
  isExcused(id: string): boolean
}

export function createHistory(note: (line: string) => void): History {
  const stored = new Map<string, Stored & { readonly by: Committed; isLost: boolean }>()
  const excused = new Set<string>()
  const broken = new Set<string>()
  return {
    committed(transaction) {
      const types: string[] = []
      for (const event of eventsIn(transaction)) {
        if (stored.has(event.id)) continue
        stored.set(event.id, { database: transaction.database, event, by: transaction, isLost: false })
        types.push(`${event.seq} ${event.type} ${event.id}`)
      }
      if (types.length > 0) note(`disk: ${transaction.database}: ${types.join(', ')}`)
    },
    lost(transaction) {
      for (const [id, each] of stored) {
        if (each.by !== transaction) continue
        each.isLost = true
        excused.add(id)
        note(`disk: ${id} is lost`)
      }
    },
    spoiled(database) {
      broken.add(database)
      for (const [id, each] of stored) if (each.database === database) excused.add(id)
    },
    find(id) {
      const found = stored.get(id)
      return found && !found.isLost ? found : null
    },
    all: () => [...stored.values()].filter(({ isLost }) => !isLost),
    committedEvents: () => stored.values(),
    isWhole: (database) => !broken.has(database),
    isExcused: (id) => excused.has(id),
  }
}

const eventsIn = ({ writes }: Committed): LogEvent[] =>
  writes.flatMap(({ store, value }) => (store === 'segments' ? eventsOf(value) : []))

/** Of a segment. */
export const eventsOf = (segment: unknown): LogEvent[] =>
  listOf(parseJson(textOf(fieldsOf(segment)['text']))).flatMap((event) => (isEvent(event) ? [event] : []))

const isEvent = (value: unknown): value is LogEvent => {
  const { id, seq } = fieldsOf(value)
  return textOf(id) !== '' && numberOf(seq) > 0
}
