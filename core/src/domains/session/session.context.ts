/** The session's state, and how each event changes it. Pure. */
import type { Message } from '../../wire/messages/message.ts'
import type { Due } from '../../engine/kernel/define-domain.ts'
import { isYounger } from '../../rules/time/age.ts'
import { sessionEvents } from './session.events.ts'
import { IDLE_AFTER_MS, RENEW_WITHIN_MS, tickFrom } from './session.rules.ts'

/**
 * How the last session ended, and its token's expiry. `told`: a tab has shown why. `cleared`: storage no longer has it.
 */
interface Ended {
  /** The event that ended it, until storage has forgotten it. */
  readonly id?: string | undefined
  readonly by: 'visitor' | 'expired'
  readonly expiresAt: number
  readonly told: boolean
  readonly cleared: boolean
}

export interface SessionContext {
  readonly attempt: { readonly id: string; readonly until: number } | null
  /** Why the last attempt failed. */
  readonly problem: string | null
  readonly said?: Message | undefined
  /** When the token expires, in epoch ms; 0 if nobody is signed in or the token is invalid. */
  readonly expiresAt: number
  readonly lastActivityAt: number
  /** Start of the token checks, every 60 s. */
  readonly checkedSince: number
  /** When a check last had a consequence. */
  readonly checkedAt: number
  /** A call was refused with this token and waits for the renewal. */
  readonly refused: { readonly quiet: boolean } | null
  /** The event for which the token is being renewed. */
  readonly renewalId?: string | undefined
  /** The customer query succeeded. */
  readonly confirmed: boolean
  readonly ended: Ended | null
}

type Change = Partial<SessionContext>

const nobody = {
  attempt: null,
  problem: null,
  said: undefined,
  expiresAt: 0,
  lastActivityAt: 0,
  checkedSince: 0,
  checkedAt: 0,
  refused: null,
  renewalId: undefined,
  confirmed: false,
}
export const signedOutContext: SessionContext = { ...nobody, ended: null }

export const begin = (expiresAt: number, at: number, confirmed = false): SessionContext => ({
  ...signedOutContext,
  confirmed,
  expiresAt,
  lastActivityAt: at,
  checkedSince: at,
  checkedAt: at,
})

export const end = (
  { id }: { readonly id: string },
  expiresAt: number,
  by: 'visitor' | 'expired',
  told: boolean,
): SessionContext => ({
  ...nobody,
  ended: { id, by, expiresAt, told, cleared: false },
})

/** Another token of the same customer: checks restart. */
export const goOn = (expiresAt: number, at: number): Change => ({
  expiresAt,
  checkedSince: at,
  checkedAt: at,
  refused: null,
  renewalId: undefined,
})

/**
 * When the visitor was active. Activity may be stored later than it happened, so its event carries its own time, which
 * is never after the commit.
 */
export const actedAt = ({
  at,
  data,
}: {
  readonly at: number
  readonly data: { readonly at?: number | undefined }
}): number => Math.min(data.at ?? at, at)

/** No more checks once the token has expired or the visitor was idle for over an hour. */
export const isOver = ({ expiresAt, lastActivityAt }: SessionContext, now: number): boolean =>
  now >= expiresAt || !isYounger(lastActivityAt, now, IDLE_AFTER_MS + 1)

/** Whether activity is later than the latest known, or the latest known comes from a clock that was set back since. */
export const isNewActivity = ({ lastActivityAt }: SessionContext, event: Parameters<typeof actedAt>[0]): boolean =>
  actedAt(event) > lastActivityAt || lastActivityAt > event.at

/**
 * The session's own token until storage has cleared it. An expired token that reappears in storage is cleared again.
 */
export const isKnownToBeOver = ({ ended }: SessionContext, expiresAt: number, now: number): boolean =>
  ended?.expiresAt === expiresAt && !(ended.cleared && expiresAt <= now)

/** Under 5 minutes remain. */
export const isRenewable = ({ expiresAt }: SessionContext, now: number): boolean => expiresAt - now < RENEW_WITHIN_MS

/** The next check, of those every 60 s, that has a consequence. The others would only fill the log. */
export function nextLook({ expiresAt, lastActivityAt, checkedSince, checkedAt }: SessionContext): Due {
  const renewable = expiresAt - RENEW_WITHIN_MS + 1
  const over = Math.min(expiresAt, lastActivityAt + IDLE_AFTER_MS + 1)
  const at = tickFrom(checkedSince, Math.max(Math.min(renewable, over), checkedAt + 1))
  return { at, event: sessionEvents.checked({ tick: at }) }
}
