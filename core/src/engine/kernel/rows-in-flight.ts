/** Outbox rows that this tab has written or taken over and not yet settled: what a move to another log must not lose. */
import type { Decision, OutboxRow } from '../log/log.ts'

export interface RowsInFlight {
  written(decision: Pick<Decision, 'outbox' | 'settle'>): void
  claimed(rows: readonly OutboxRow[]): void
  postponed(id: string, attempt: number, notBefore: number): void
  /** Another log: these rows belong to events that it does not have. */
  clear(): void
  all(): readonly OutboxRow[]
}

export function createRowsInFlight(): RowsInFlight {
  const rows = new Map<string, OutboxRow>()
  return {
    written({ outbox, settle }) {
      for (const row of outbox) rows.set(row.id, row)
      for (const id of settle) rows.delete(id)
    },
    claimed(claimed) {
      for (const row of claimed) rows.set(row.id, row)
    },
    postponed(id, attempt, notBefore) {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, attempt, notBefore })
    },
    clear: () => rows.clear(),
    all: () => [...rows.values()],
  }
}
