/** What is wrong between the tree and what was released, each with its cure (docs/guides/release.md). */
import { type Declared, type DeclaredEffect, type DeclaredEvent, type Tree, asksForTheSame } from './fingerprints.ts'
import { type Lock, withNext } from './lock.ts'

type Kind = 'events' | 'effects'

const versionsOf = (lock: Lock, kind: Kind, name: string): number[] =>
  Object.keys(lock.released[kind][name] ?? {}).map(Number)

/** Nothing that was released reads the logs of the next release where `reader` is 0: fields that may be missing may be added. */
const isAsReleased = ({ reader }: Lock, locked: string, now: string): boolean =>
  locked === now || (reader === 0 && asksForTheSame(locked, now))

function ofVersion(lock: Lock, kind: Kind, name: string, { v, fingerprint, upcast }: Declared): string | null {
  const released = lock.released[kind][name]
  const newest = Math.max(...versionsOf(lock, kind, name))
  const locked = released?.[v]
  if (locked !== undefined && !isAsReleased(lock, locked, fingerprint))
    return `${name} v${v} is not what was released: give it v: ${newest + 1}, and an upcast from ${newest}.`
  if (v < newest) return `${name} went back from v${newest} to v${v}: versions only rise.`
  const before = released?.[newest]
  if (v > newest && before !== undefined && upcast === null && !asksForTheSame(before, fingerprint))
    return `${name} is at v${v} and has no upcast from ${newest}: logs and outboxes hold that version.`
  return null
}

const ofReader = (lock: Lock, name: string, { v, skippable, since }: DeclaredEvent): string | null =>
  lock.released.events[name]?.[v] === undefined && !skippable && since <= lock.reader
    ? `${name} v${v} is new since the last release: say since: ${lock.reader + 1}, or skippable: true where a build that does not know it may go on without it.`
    : null

const ofRetired = (lock: Lock, kind: Kind, name: string): string | null =>
  lock.retired[kind].includes(name) ? `${name} is retired, and its name is not used again: take another.` : null

const missingEvents = (lock: Lock, events: ReadonlyMap<string, DeclaredEvent>): string[] =>
  Object.keys(lock.released.events)
    .filter((type) => !events.has(type) && !lock.retired.events.includes(type))
    .map(
      (type) =>
        `${type} is gone, and logs hold it: keep it in defineEvents, or retire it by "npm run schemas -- --retire ${type}" where no state needs it.`,
    )

function missingEffects(lock: Lock, effects: ReadonlyMap<string, DeclaredEffect>): string[] {
  const inherited = new Set([...effects.values()].flatMap(({ formerly }) => formerly))
  return Object.keys(lock.released.effects)
    .filter((name) => !effects.has(name) && !inherited.has(name) && !lock.retired.effects.includes(name))
    .map((name) => {
      const former = name.slice(name.indexOf('.') + 1)
      return `${name} is gone, and outboxes hold rows of it: give its heir formerly: ['${former}'], or retire it by "npm run schemas -- --retire ${name}".`
    })
}

/** Of what was released; none of these can be mended by writing the lock again. */
export function brokenPromises(lock: Lock, tree: Tree): string[] {
  const ofAll = (kind: Kind) =>
    [...tree[kind]].flatMap(([name, declared]) => [ofVersion(lock, kind, name, declared), ofRetired(lock, kind, name)])
  return [
    ...ofAll('events'),
    ...[...tree.events].map(([name, event]) => ofReader(lock, name, event)),
    ...ofAll('effects'),
    ...missingEvents(lock, tree.events),
    ...missingEffects(lock, tree.effects),
  ].filter((complaint) => complaint !== null)
}

/** The lock does not say what the tree has for the next release. */
export function staleEntries(lock: Lock, tree: Tree): string[] {
  const { next } = withNext(lock, tree)
  return (['events', 'effects'] as const).flatMap((kind) => {
    const names = new Set([...Object.keys(next[kind]), ...Object.keys(lock.next[kind])])
    return [...names]
      .filter((name) => JSON.stringify(next[kind][name]) !== JSON.stringify(lock.next[kind][name]))
      .map(
        (name) => `${name} is not what core/schemas.lock.json says: run "npm run schemas", and commit what it writes.`,
      )
  })
}
