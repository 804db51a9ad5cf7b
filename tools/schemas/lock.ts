/** core/schemas.lock.json: what was released, and must be read for as long as a browser may hold it. */
import * as z from 'zod'
import type { Declared, Tree } from './fingerprints.ts'

/** By name, then by version. */
const fingerprints = z.record(z.string(), z.record(z.string(), z.string()))
const stored = z.strictObject({ events: fingerprints, effects: fingerprints })
const names = z.array(z.string())

export const lockFile = z.strictObject({
  /** The reader version of the last release; 0 for 0.1.0, which does not read the logs of later ones. */
  reader: z.int(),
  released: stored,
  /** What the tree has more, for the next release. */
  next: stored,
  /** What a release had and the tree has not: such events are passed over, rows of such effects go. */
  retired: z.strictObject({ events: names, effects: names }),
})
export type Lock = z.output<typeof lockFile>
type Fingerprints = z.output<typeof fingerprints>

const inOrder = (all: Fingerprints): Fingerprints =>
  Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const addedTo = (released: Fingerprints, declared: ReadonlyMap<string, Declared>): Fingerprints =>
  inOrder(
    Object.fromEntries(
      [...declared]
        .filter(([name, { v }]) => released[name]?.[v] === undefined)
        .map(([name, { v, fingerprint }]) => [name, { [v]: fingerprint }]),
    ),
  )

/** The lock with what the tree has more than was released. */
export const withNext = (lock: Lock, tree: Tree): Lock => ({
  ...lock,
  next: {
    events: addedTo(lock.released.events, tree.events),
    effects: addedTo(lock.released.effects, tree.effects),
  },
})

const withAll = (released: Fingerprints, declared: ReadonlyMap<string, Declared>): Fingerprints =>
  inOrder({
    ...released,
    ...Object.fromEntries(
      [...declared].map(([name, { v, fingerprint }]) => [name, { ...released[name], [v]: fingerprint }]),
    ),
  })

/** The tree is released as it is. */
export const asReleased = (lock: Lock, tree: Tree): Lock => ({
  ...lock,
  reader: Math.max(lock.reader, 1, ...[...tree.events.values()].map(({ skippable, since }) => (skippable ? 1 : since))),
  released: {
    events: withAll(lock.released.events, tree.events),
    effects: withAll(lock.released.effects, tree.effects),
  },
  next: { events: {}, effects: {} },
})

export function withRetired(lock: Lock, name: string): Lock {
  const kind = lock.released.events[name] ? 'events' : 'effects'
  if (!lock.released[kind][name]) throw new Error(`No release had ${name}.`)
  return { ...lock, retired: { ...lock.retired, [kind]: [...new Set([...lock.retired[kind], name])].toSorted() } }
}
