/** Changes as the events of a subscription. */
import type { Following, Hint } from './change-feed.ts'

/** An event, perhaps the last one; undefined if it ended without one. */
export type Told<Event> = { event: Event; last: boolean } | undefined

/**
 * The first event comes at once. No change is missed after it, so followers read their data then. A hand-written
 * iterator, because a generator cannot be ended while it waits.
 * @param tell makes the event for a hint from the stored data; its rejection ends the events
 * @throws what `tell` rejects with for the first event
 */
export async function hints<Event>(
  following: Following,
  tell: (hint: Hint) => Promise<Told<Event>>,
): Promise<AsyncIterableIterator<Event>> {
  const ended: IteratorReturnResult<undefined> = { done: true, value: undefined }
  let over = false
  const end = () => {
    over = true
    following.stop()
    return ended
  }
  const make = async (hint: Hint): Promise<IteratorResult<Event, undefined>> => {
    try {
      const event = await tell(hint)
      if (over || !event) return end()
      if (event.last) end()
      return { done: false, value: event.event }
    } catch (error) {
      end()
      throw error
    }
  }

  let first: IteratorResult<Event, undefined> | undefined = await make({ version: null })
  const iterator: AsyncIterableIterator<Event> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      if (first) {
        const result = first
        first = undefined
        return result
      }
      const hint = over ? undefined : await following.next()
      return hint ? make(hint) : end()
    },
    return: () => Promise.resolve(end()),
  }
  return iterator
}
