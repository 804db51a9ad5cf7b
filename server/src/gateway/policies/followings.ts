/**
 * Logs that are shown live on another device (docs/decisions/logs-as-tools.md). A desk begins a following and shows its
 * code; the device that enters the code shows its log. Everything is in this server's memory and bounded.
 */
import type { FollowingNews } from '@leaflog/core/wire/shared/following'
import { hashOf } from '../../platform/hash.ts'
import type { Clock } from '../../platform/ports.ts'

export interface News extends FollowingNews {
  /** The newest log, if the desk has not read it. */
  log: Buffer | null
}

export interface Followings {
  /** For the desk; undefined while too many devices show their log. */
  begin(): { code: string; secret: string } | undefined
  /** For the device that shows its log: its secret; undefined if the code is unknown, used or too old. */
  join(code: string): string | undefined
  /** Keeps the device's newest log; an empty one only says that it is there. False if the following is over. */
  show(secret: string, log: Buffer): boolean
  /** For the desk, which has the log of version `after`; undefined if the following is over. */
  news(secret: string, after: number): News | undefined
  /** Either side ends it. */
  end(secret: string): void
  /** Ends all. */
  close(): void
}

/** How codes and secrets are drawn: unguessable. */
export interface Draw {
  code: () => string
  secret: () => string
}

const MINUTE = 60_000
/** Of a code. */
export const CODE_MS = 10 * MINUTE
/** Of a following, from the moment when the device came. */
export const LONGEST_MS = 4 * 60 * MINUTE
/** A side that is not heard for that long is gone. Browsers let a page in the background ask once a minute. */
export const SILENCE_MS = 1.5 * MINUTE
/** Each has one log in memory, of 4 MB at most. */
export const MAX_FOLLOWINGS = 16

interface Following {
  readonly code: string
  /** Hashes of the secrets. */
  readonly desk: string
  shower: string | null
  until: number
  deskHeardAt: number
  showerHeardAt: number
  log: Buffer | null
  version: number
}

export function createFollowings(clock: Clock, draw: Draw): Followings {
  const all = new Set<Following>()
  let cancelSweep: (() => void) | null = null

  const isOver = ({ until, deskHeardAt, shower, showerHeardAt }: Following, now: number): boolean =>
    now >= until || now - deskHeardAt >= SILENCE_MS || (shower !== null && now - showerHeardAt >= SILENCE_MS)

  const dropOver = (): number => {
    const now = clock.now()
    for (const each of all) if (isOver(each, now)) all.delete(each)
    return now
  }
  /** No log stays in memory because nobody asks. */
  const sweep = (): void => {
    if (cancelSweep !== null || all.size === 0) return
    cancelSweep = clock.timer(SILENCE_MS, () => {
      cancelSweep = null
      dropOver()
      sweep()
    })
  }

  const sideOf = (side: 'desk' | 'shower', secret: string) => {
    const hash = hashOf(secret)
    return find((each) => each[side] === hash)
  }
  const find = (is: (following: Following) => boolean) => [...all].find(is)
  const waiting = (code?: string) => find((each) => each.shower === null && (code === undefined || each.code === code))
  const freeCode = (): string => {
    const code = draw.code()
    return find((each) => each.code === code) ? freeCode() : code
  }

  return {
    begin: () => {
      const now = dropOver()
      if (all.size >= MAX_FOLLOWINGS) {
        const oldest = waiting()
        if (!oldest) return undefined
        all.delete(oldest)
      }
      const [code, secret] = [freeCode(), draw.secret()]
      all.add({
        code,
        desk: hashOf(secret),
        shower: null,
        until: now + CODE_MS,
        deskHeardAt: now,
        showerHeardAt: now,
        log: null,
        version: 0,
      })
      sweep()
      return { code, secret }
    },
    join: (code) => {
      const now = dropOver()
      const found = waiting(code)
      if (!found) return undefined
      const secret = draw.secret()
      found.shower = hashOf(secret)
      found.showerHeardAt = now
      found.until = now + LONGEST_MS
      return secret
    },
    show: (secret, log) => {
      const now = dropOver()
      const found = sideOf('shower', secret)
      if (!found) return false
      found.showerHeardAt = now
      if (log.length > 0) {
        found.log = log
        found.version += 1
      }
      return true
    },
    news: (secret, after) => {
      const now = dropOver()
      const found = sideOf('desk', secret)
      if (!found) return undefined
      found.deskHeardAt = now
      // An answer may be lost on its way, so a log is kept until the desk says that it has it.
      if (after >= found.version) found.log = null
      const { shower, version, log } = found
      return { state: shower === null ? 'waiting' : 'following', version, log }
    },
    end: (secret) => {
      const found = sideOf('desk', secret) ?? sideOf('shower', secret)
      if (found) all.delete(found)
    },
    close: () => {
      cancelSweep?.()
      all.clear()
    },
  }
}
