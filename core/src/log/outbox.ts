/** Which outbox rows a tab may run now: the rule both logs share (I4). */
import type { Claim, Claimed, OutboxRow } from './log.ts'

/** Order of the events that caused them; several rows of one event keep their own order. */
const inOrder = (a: OutboxRow, b: OutboxRow): number => a.seq - b.seq || (a.id < b.id ? -1 : 1)

/**
 * Rows of one lane run one at a time, in order, over all tabs: only the first row of a lane can be taken. A row belongs
 * to its tab until the lease ends or the tab is known to be gone. A lease further away than any lease can be (the clock
 * was set back) counts as ended.
 */
export function selectClaims(
  all: readonly OutboxRow[],
  claim: Claim,
): Claimed & { readonly orphans: readonly string[] } {
  const rows: OutboxRow[] = []
  const orphans: string[] = []
  const busyLanes = new Set<string>()
  let nextAt: number | null = null
  const wait = (until: number) => {
    nextAt = nextAt === null ? until : Math.min(nextAt, until)
  }

  for (const row of all.toSorted(inOrder)) {
    const mine = row.tab === claim.tab
    const held = row.leaseUntil > claim.now && row.leaseUntil <= claim.now + claim.leaseMs
    const gone = !mine && (!held || (claim.alive !== null && !claim.alive.has(row.tab)))
    if (row.tabOnly && gone) {
      orphans.push(row.id)
      continue
    }
    if (row.lane !== null && busyLanes.has(row.lane)) continue
    if (row.lane !== null) busyLanes.add(row.lane)
    if (mine && claim.running.has(row.id)) continue
    if (!mine && (row.tabOnly || !gone)) wait(row.leaseUntil)
    else if (row.notBefore > claim.now) wait(row.notBefore)
    else rows.push({ ...row, tab: claim.tab, leaseUntil: claim.now + claim.leaseMs })
  }
  return { rows, nextAt, orphans }
}
