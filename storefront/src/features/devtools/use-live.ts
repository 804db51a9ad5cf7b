import type { LogEvent, Shop } from '@leaflog/core'
import { type History, openText } from '@leaflog/core/time-machine'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../shared/page/sentence.ts'

export type Live = {
  history: History | null
  /** Number of events; the history itself grows in place. */
  count: number
  problem: string | null
}

/**
 * The log of a shop as it grows. It is read again if new events do not continue the known ones (the log was cleared).
 */
export function useLive(shop: Shop): Live {
  const [live, setLive] = useState<Live>({ history: null, count: 0, problem: null })
  useEffect(() => {
    let history: History | null = null
    let waiting: LogEvent[] = []
    let current = true
    const refresh = () => history && setLive({ history, count: history.events.length, problem: null })
    const read = async () => {
      try {
        const opened = openText(await shop.log.export())
        if (!current) return
        opened.history.append(waiting)
        history = opened.history
        waiting = []
        refresh()
      } catch (error) {
        if (current) setLive({ history: null, count: 0, problem: sentenceOf(error).text })
      }
    }
    const growing = shop.events$.subscribe((event) => {
      if (history === null) {
        waiting.push(event)
        return
      }
      if (history.byId(event.id)) return
      if (event.seq > history.last && history.append([event])) {
        refresh()
        return
      }
      history = null
      waiting = [event]
      void read()
    })
    void read()
    return () => {
      current = false
      growing.unsubscribe()
    }
  }, [shop])
  return live
}
