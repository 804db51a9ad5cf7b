/** Asks for a log that another page shows, as long as it is shown. @module */
import { isPassing, type News, type PackedLog } from './relay.ts'

/** Between an answer and the next question, in ms. */
const PAUSE = 1000
/** After a failure that may pass, in ms. */
const RETRY = 5000

type Options = {
  /** `version`: that of the newest log that was taken, 0 for none. */
  ask: (version: number) => Promise<News>
  after: (milliseconds: number, run: () => void) => () => void
  /** The other page has come. */
  onFollowing: () => void
  /** A newer log. It is not asked for another one meanwhile; a rejection ends it. */
  onLog: (log: PackedLog) => Promise<void>
  /** It cannot go on; not called after the returned function. */
  onEnd: (error: unknown) => void
}

/** Returns a function that stops it. */
export function watchLog({ ask, after, onFollowing, onLog, onEnd }: Options): () => void {
  let isStopped = false
  let isFollowing = false
  let taken = 0
  let cancel = () => {}

  const take = async ({ state, version, log }: News) => {
    if (isStopped) return
    if (state === 'following' && !isFollowing) {
      isFollowing = true
      onFollowing()
    }
    if (log === null) return
    await onLog(log)
    taken = version
  }
  const step = async (): Promise<number> => {
    try {
      await take(await ask(taken))
      return PAUSE
    } catch (error) {
      if (isPassing(error)) return RETRY
      throw error
    }
  }
  const run = () => {
    step().then(
      (pause) => {
        if (!isStopped) cancel = after(pause, run)
      },
      (error: unknown) => {
        if (isStopped) return
        isStopped = true
        onEnd(error)
      },
    )
  }
  run()
  return () => {
    isStopped = true
    cancel()
  }
}
