/** Changes in the database, announced to followers. @module */
/** All followers on this server, over one listener of the database. */
import { readChange, type Change, type ChangeTopic, type Listen } from '../change.ts'

/** A change is only a hint; the data is read from its table. `version` is null if changes may have been missed. */
export interface Hint {
  version: string | null
}

export interface Following {
  /**
   * The next hint. Changes since the last one are merged, so that a slow reader builds up no queue. Undefined at the
   * end.
   */
  next(): Promise<Hint | undefined>
  /** Ends it; a pending `next` resolves to undefined. */
  stop(): void
}

export interface ChangeFeed {
  /** Follows from now on, before this returns. */
  follow(topic: ChangeTopic, id: string): Following
  /** How many followers there are. */
  followers(): number
  /** Ends every subscription and stops listening. */
  close(): Promise<void>
}

export async function createChangeFeed(listen: Listen): Promise<ChangeFeed> {
  const byTopic = new Map<string, Set<Follower>>()
  let closed = false

  const tellAll = (hint: Hint) => {
    for (const followers of byTopic.values()) for (const follower of followers) follower.tell(hint)
  }
  const heard = (payload: string | null) => {
    if (payload === null) return tellAll({ version: null })
    const change = readChange(payload)
    if (!change) return
    for (const follower of byTopic.get(keyOf(change)) ?? []) follower.tell({ version: change.version })
  }
  const stopListening = await listen(heard)

  return {
    follow(topic, id) {
      const key = keyOf({ topic, id })
      const follower = new Follower(() => {
        const followers = byTopic.get(key)
        followers?.delete(follower)
        if (followers?.size === 0) byTopic.delete(key)
      })
      const followers = byTopic.get(key)
      if (followers) followers.add(follower)
      else byTopic.set(key, new Set([follower]))
      if (closed) follower.stop()
      return follower
    },
    followers: () => [...byTopic.values()].reduce((sum, { size }) => sum + size, 0),
    close: async () => {
      closed = true
      for (const followers of byTopic.values()) for (const follower of followers) follower.stop()
      await stopListening()
    },
  }
}

const keyOf = ({ topic, id }: Pick<Change, 'topic' | 'id'>): string => `${topic} ${id}`

class Follower implements Following {
  readonly #onStop: () => void
  #hint: Hint | undefined
  #wake: (() => void) | undefined
  #stopped = false

  constructor(onStop: () => void) {
    this.#onStop = onStop
  }

  tell(hint: Hint): void {
    this.#hint = hint
    this.#wake?.()
  }

  stop(): void {
    this.#stopped = true
    this.#onStop()
    this.#wake?.()
  }

  async next(): Promise<Hint | undefined> {
    while (this.#hint === undefined && !this.#stopped) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      await promise
    }
    if (this.#stopped) return undefined
    const hint = this.#hint
    this.#hint = undefined
    return hint
  }
}
