import type { CommerceContext } from './context.ts'

interface Asked<Key, Value> {
  keys: Set<Key>
  found: Promise<ReadonlyMap<Key, Value>>
}

/**
 * For resolvers of list items: what the items of one request ask for at the same time is read at once.
 * @param read undefined keys are not in its answer
 */
export function gather<Key, Value>(
  read: (context: CommerceContext, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (context: CommerceContext, key: Key) => Promise<Value | null> {
  const waiting = new WeakMap<CommerceContext, Asked<Key, Value>>()

  function ask(context: CommerceContext): Asked<Key, Value> {
    const keys = new Set<Key>()
    const found = Promise.resolve().then(() => {
      waiting.delete(context)
      return read(context, [...keys])
    })
    const asked = { keys, found }
    waiting.set(context, asked)
    return asked
  }

  return async (context, key) => {
    const { keys, found } = waiting.get(context) ?? ask(context)
    keys.add(key)
    return (await found).get(key) ?? null
  }
}
