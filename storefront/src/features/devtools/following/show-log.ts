/** Shows a log as it grows: how often it is sent, and when that ends. @module */
import { LeaflogError } from '@leaflog/core'
import { MAX_FOLLOWED_BYTES } from '@leaflog/core/wire/shared/following'
import { isPassing, type PackedLog } from './relay.ts'

/** The shortest time between two sendings of a log, in ms. */
const LEAST_PAUSE = 1000
/** Redacting takes a fifth of the time at most: on a slow phone the shop comes first. */
const PAUSE_SHARE = 4
/** What says that this page is there while nothing happens, in ms. */
const SIGN_OF_LIFE = 10_000
/** After a failure that may pass, in ms. */
const RETRY = 5000

type Options = {
  /** The whole log, redacted and gzipped. */
  read: () => Promise<PackedLog>
  /** Calls a function whenever the log has grown; returns a function that stops it. */
  onGrown: (run: () => void) => () => void
  /** Null: only a sign of life. */
  send: (log: PackedLog | null) => Promise<void>
  now: () => number
  after: (milliseconds: number, run: () => void) => () => void
  /** It cannot go on; not called after the returned function. */
  onEnd: (error: unknown) => void
}

/** Sends the log at once, and again when it has grown. Returns a function that stops it. */
export function showLog({ read, onGrown, send, now, after, onEnd }: Options): () => void {
  let hasGrown = true
  let isBusy = false
  let isStopped = false
  let restUntil = now()
  let cancel = () => {}

  const stop = () => {
    isStopped = true
    cancel()
    unsubscribe()
  }
  const step = async () => {
    const isLog = hasGrown
    hasGrown = false
    const begun = now()
    let pause = LEAST_PAUSE
    try {
      const log = isLog ? await read() : null
      pause = Math.max(LEAST_PAUSE, PAUSE_SHARE * (now() - begun))
      if (log !== null && log.length > MAX_FOLLOWED_BYTES)
        throw new LeaflogError('FILE_TOO_LARGE', 'This log is too large to be shown live: over 4 MB, gzipped.')
      if (!isStopped) await send(log)
    } catch (error) {
      if (!isPassing(error)) throw error
      hasGrown ||= isLog
      pause = Math.max(RETRY, pause)
    }
    restUntil = now() + pause
  }
  const run = () => {
    isBusy = true
    step().then(
      () => {
        isBusy = false
        plan()
      },
      (error: unknown) => {
        if (isStopped) return
        stop()
        onEnd(error)
      },
    )
  }
  const plan = () => {
    if (isBusy || isStopped) return
    cancel()
    const pause = restUntil - now()
    cancel = after(Math.max(0, hasGrown ? pause : Math.max(pause, SIGN_OF_LIFE)), run)
  }

  const unsubscribe = onGrown(() => {
    if (hasGrown) return
    hasGrown = true
    plan()
  })
  plan()
  return stop
}
