/** What the log has taken is in it, or in a snapshot that led from it: folded from the very first event, it is the state. */
import { isDeepStrictEqual } from 'node:util'
import { allDomains } from '../../../core/src/domains/domains.ts'
import { createFolder } from '../../../core/src/engine/kernel/fold.ts'
import { fieldsOf, numberOf } from '../../shared/json.ts'
import { MAIN } from '../browser/tab.ts'
import type { Disk } from '../disk/disk.ts'
import { type History, eventsOf } from './history.ts'
import type { Look } from './look.ts'
import { Violation } from './violation.ts'

interface World {
  readonly history: History
  readonly disk: Disk
}

const folder = createFolder(allDomains, 'checker')

/** What was done beside a log that could not be read, and has been taken over into it since, may go there. */
const takenOver = (disk: Disk, name: string): number => {
  const { imported } = fieldsOf(disk.store(MAIN, 'meta')?.records.get('head'))
  return numberOf(fieldsOf(fieldsOf(imported)[name])['seq'])
}

export function checkKept({ history, disk }: World): void {
  for (const [name, { stores }] of disk.databases) {
    if (!history.isWhole(name)) continue
    const segments = [...(stores.get('segments')?.records.values() ?? [])].flatMap(eventsOf)
    const ids = new Set(segments.map(({ id }) => id))
    if (ids.size < segments.length) throw new Violation('every event is there once (I3)', name)
    const head = fieldsOf(stores.get('meta')?.records.get('head'))
    const snapshots = [...(stores.get('snapshots')?.records.keys() ?? [])].map(Number)
    const floor = numberOf(head['floor'])
    if (floor > 0 && !snapshots.some((seq) => seq >= floor))
      throw new Violation('what is dropped is in a snapshot (I6)', `${name}: ${floor}`)
    for (const { database, event } of history.all())
      if (database === name && event.seq > Math.max(floor, takenOver(disk, name)) && !ids.has(event.id))
        throw new Violation('what was taken is kept (I2)', `${name}: ${event.seq} ${event.type} ${event.id}`)
  }
}

/** Only for a log that is whole and began with nothing. */
export function checkFolded({ history }: World, { tab, shared, seq }: Look): void {
  if (!history.isWhole(MAIN)) return
  const events = [...history.all()].filter(({ database }) => database === MAIN).map(({ event }) => event)
  // What was committed while the state was exported comes after it.
  const inOrder = events.filter((event) => event.seq <= seq).toSorted((a, b) => a.seq - b.seq)
  const gap = inOrder.findIndex((event, index) => event.seq !== index + 1)
  if (gap >= 0 || inOrder.length !== seq)
    throw new Violation(
      'one order over all tabs (I3)',
      `${inOrder.length} events up to ${seq}, the first gap at ${gap}`,
    )
  const state = inOrder.reduce(folder.foldShared, folder.initial())
  const folded = fieldsOf(JSON.parse(JSON.stringify(folder.save(state))))
  const domain = Object.keys(folded).find((name) => !isDeepStrictEqual(folded[name], shared[name]))
  if (domain !== undefined)
    throw new Violation(
      'the state is the fold of every event (I1)',
      `${tab.name}, ${domain}:\n${JSON.stringify(folded[domain])}\n${JSON.stringify(shared[domain])}`,
    )
}
