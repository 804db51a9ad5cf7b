/** Secrets travel beside their event, in memory only, until the effects of the event are done. */
import type { OutboxRow } from '../log/log.ts'

type Secrets = Readonly<Record<string, string>>

export interface SecretVault {
  put(cause: string, secrets: Secrets): void
  of(cause: string): Secrets
  /** What a committed event still has to do; an event with nothing to do needs no secrets. */
  committed(cause: string, rows: readonly OutboxRow[]): void
  settled(row: OutboxRow): void
  drop(cause: string): void
  clear(): void
}

export function createSecretVault(): SecretVault {
  const held = new Map<string, { secrets: Secrets; open: Set<string> }>()
  return {
    put(cause, secrets) {
      if (Object.keys(secrets).length) held.set(cause, { secrets, open: new Set() })
    },
    of: (cause) => held.get(cause)?.secrets ?? {},
    committed(cause, rows) {
      const kept = held.get(cause)
      for (const row of rows) if (row.cause === cause) kept?.open.add(row.id)
      if (kept?.open.size === 0) held.delete(cause)
    },
    settled(row) {
      const kept = held.get(row.cause)
      if (kept?.open.delete(row.id) && kept.open.size === 0) held.delete(row.cause)
    },
    drop: (cause) => void held.delete(cause),
    clear: () => held.clear(),
  }
}
