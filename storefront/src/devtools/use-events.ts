import type { LogEvent } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'

/** The log so far, and every event that is committed from now on; each once, in the order of the log. */
export const useEvents = (): readonly LogEvent[] => {
  const shop = useShop()
  const [events, setEvents] = useState<readonly LogEvent[]>([])
  useEffect(() => {
    const known = new Map<number, LogEvent>()
    const learn = (more: readonly LogEvent[]) => {
      for (const event of more) known.set(event.seq, event)
      setEvents([...known.values()].toSorted((a, b) => a.seq - b.seq))
    }
    const growing = shop.events$.subscribe((event) => learn([event]))
    // Without the past, the panel still shows what happens from now on.
    shop.log.events().then(learn, () => undefined)
    return () => growing.unsubscribe()
  }, [shop])
  return events
}
