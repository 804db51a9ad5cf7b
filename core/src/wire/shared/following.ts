/**
 * A log that one page shows live on another (docs/decisions/logs-as-tools.md): what two pages of a shop ask the gateway
 * for. The log itself crosses as gzipped bytes that the gateway does not read.
 */
import * as z from 'zod/mini'

/** The code that one device shows and the other enters: works once. */
export const followingCode = z.string().check(z.regex(/^\d{6}$/))

/** An unguessable text that one of the two pages knows. */
const secret = z.string().check(z.regex(/^[\w-]{16,64}$/))

export const begunFollowing = z.object({ code: followingCode, secret })
export type BegunFollowing = z.infer<typeof begunFollowing>

export const joinRequest = z.strictObject({ code: followingCode })
export const joinedFollowing = z.object({ secret })

/** `after`: the version of the newest log that the page has, 0 for none. */
export const newsRequest = z.strictObject({ after: z.int().check(z.nonnegative()) })

/** Without a newer log: whether a device has come, and the version of its newest log. */
export const followingNews = z.object({
  state: z.enum(['waiting', 'following']),
  version: z.int().check(z.nonnegative()),
})
export type FollowingNews = z.infer<typeof followingNews>

/** Of an answer that is a newer log: its version. */
export const FOLLOWING_VERSION = 'x-following-version'

/** The largest gzipped log, in bytes. */
export const MAX_FOLLOWED_BYTES = 4 * 1024 * 1024
