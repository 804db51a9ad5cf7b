/** All followers of the stream on this server, over one connection that is open only while there are any. */
import type { Clock } from '../platform/ports.ts'
import type { SharedRedis } from '../platform/redis.ts'
import type { CollectedEvent, EventStore } from './event-store.ts'
import { readAnswer, readEntries } from './stream-entries.ts'

const AT_ONCE = 100
const WAIT_MS = 5_000
const RETRY_MS = 1_000

interface Options {
  redis: SharedRedis
  stream: string
  clock: Clock
}

interface Watch {
  /** Settles when new entries can no longer be missed. */
  begun: Promise<void>
  stop(): void
}

export function createFollowers(options: Options): Pick<EventStore, 'follow'> & { close(): void } {
  const followers = new Set<(event: CollectedEvent) => void>()
  const tell = (event: CollectedEvent) => {
    for (const heard of followers) heard(event)
  }
  let watch: Watch | undefined

  const stopIfAlone = () => {
    if (followers.size > 0) return
    watch?.stop()
    watch = undefined
  }

  return {
    async follow(heard) {
      followers.add(heard)
      watch ??= watchStream(options, tell)
      await watch.begun
      return () => {
        followers.delete(heard)
        stopIfAlone()
      }
    },
    close() {
      followers.clear()
      stopIfAlone()
    },
  }
}

function watchStream({ redis, stream, clock }: Options, tell: (event: CollectedEvent) => void): Watch {
  const connection = redis.waiting()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let over = false
  let cancel: () => void = () => undefined

  async function run(): Promise<void> {
    const [last] = readEntries(await connection.xrevrange(stream, '+', '-', 'COUNT', 1))
    let from = last?.id ?? '0-0'
    begin()
    while (!over) {
      const answer = await connection.xread('COUNT', AT_ONCE, 'BLOCK', WAIT_MS, 'STREAMS', stream, from)
      for (const { id, event } of readAnswer(answer)) {
        from = id
        if (event) tell(event)
      }
    }
  }

  function runOn(): void {
    run().catch((error: unknown) => {
      redis.goOn(error)
      if (!over) cancel = clock.timer(RETRY_MS, runOn)
    })
  }

  runOn()
  return {
    begun,
    stop: () => {
      over = true
      cancel()
      connection.disconnect()
      begin()
    },
  }
}
