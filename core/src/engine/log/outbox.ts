/** Which outbox rows a tab may run now: the rule both logs share. */
import type { Claim, Claimed, OutboxRow } from './log.ts'

/** A tab may not have announced itself yet while it is younger than this, in ms: until then it is not taken for gone. */
const ANNOUNCE_MS = 1000

/** Order of the events that caused them; several rows of one event by their place, or as the first release named them. */
const inOrder = (a: OutboxRow, b: OutboxRow): number =>
  a.seq - b.seq || (a.place ?? 0) - (b.place ?? 0) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1)

/** No row is put back for longer than this, in ms; one that seems to be (the clock was set back) may run now. */
export const LONGEST_PAUSE_MS = 300_000

/** Rows of an effect or a version that this tab does not know are another build's. */
const isKnown = (row: OutboxRow, effects: Claim['effects']): boolean => (row.v ?? 1) <= (effects.get(row.effect) ?? 0)

type Owner = { readonly is: 'me' | 'nobody' } | { readonly is: 'other'; readonly until: number }

/**
 * A row belongs to its tab until the lease ends or the tab is known to be gone. A lease further away than any lease can be
 * (the clock was set back) counts as ended. A row that only its own tab may run stays while that tab is known to live.
 */
function ownerOf(row: OutboxRow, { tab, now, leaseMs, alive }: Claim): Owner {
  if (row.tab === tab) return { is: 'me' }
  const leased = row.leaseUntil > now && row.leaseUntil <= now + leaseMs
  const believedAt = row.leaseUntil - leaseMs + ANNOUNCE_MS
  if (alive?.has(row.tab) === false)
    return leased && now < believedAt ? { is: 'other', until: believedAt } : { is: 'nobody' }
  if (leased) return { is: 'other', until: row.leaseUntil }
  return row.tabOnly && alive ? { is: 'other', until: now + leaseMs } : { is: 'nobody' }
}

/** A row as it waits to be tried again: whoever ran it is alive. */
export const postponed = ({ claims: _, ...row }: OutboxRow, attempt: number, notBefore: number): OutboxRow => ({
  ...row,
  attempt,
  notBefore,
})

/** How often it was claimed by a tab that may have died of it, with this time. */
const claimsOf = ({ claims = 0, tab }: OutboxRow, { left }: Claim): number =>
  Math.max(left.has(tab) ? claims : claims + 1, 1)

/**
 * Rows of one lane run one at a time, in order, over all tabs: only the first row of a lane can be taken. Orphans are rows
 * whose only tab is gone. `claim.now` is a time before `claim.alive` was asked.
 */
export function selectClaims(
  all: readonly OutboxRow[],
  claim: Claim,
): Claimed & { readonly orphans: readonly string[] } {
  const rows: OutboxRow[] = []
  const orphans: string[] = []
  const strays: string[] = []
  const busyLanes = new Set<string>()
  let nextAt: number | null = null
  const wait = (until: number) => {
    nextAt = nextAt === null ? until : Math.min(nextAt, until)
  }

  for (const row of all.toSorted(inOrder)) {
    const owner = ownerOf(row, claim)
    if (row.tabOnly && owner.is === 'nobody') {
      orphans.push(row.id)
      continue
    }
    if (row.lane !== null && busyLanes.has(row.lane)) continue
    if (!isKnown(row, claim.effects)) {
      if (row.awaited && owner.is === 'nobody') strays.push(row.id)
      // A build that knows it keeps its place in the lane for as long as it lives; afterwards nobody waits for it.
      if (row.lane !== null && owner.is === 'other') {
        busyLanes.add(row.lane)
        wait(owner.until)
      }
      continue
    }
    if (row.lane !== null) busyLanes.add(row.lane)
    if (owner.is === 'me' && claim.running.has(row.id)) continue
    if (owner.is === 'other') wait(owner.until)
    else if (row.notBefore > claim.now && row.notBefore <= claim.now + LONGEST_PAUSE_MS) wait(row.notBefore)
    else rows.push({ ...row, tab: claim.tab, leaseUntil: claim.now + claim.leaseMs, claims: claimsOf(row, claim) })
  }
  return { rows, nextAt, orphans, ...(strays.length > 0 && { strays }) }
}
