import { analyticsFeed, type FeedEvent, feedEvent } from '@leaflog/core/wire/analytics/analytics-report'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { eventsOf } from './event-stream.ts'

const LINES = 15
const RETRY_MS = 3_000

export type Feed = {
  /** The newest first. */
  events: readonly FeedEvent[]
  /** Whether the live stream is connected. */
  live: boolean
}

/** The shop's events as they happen, until `paused`; calls `onNew` for each live event. */
export const useFeed = (paused: boolean, onNew: () => void): Feed => {
  const { http, origin, after } = useRouteContext({ from: '__root__' })
  const [events, setEvents] = useState<readonly FeedEvent[]>([])
  const [live, setLive] = useState(false)

  useEffect(() => {
    if (paused) return
    const leaving = new AbortController()
    const { signal } = leaving
    let cancel: () => void = () => undefined
    const ask = (path: string) => http(new Request(`${origin}/dev/analytics/${path}`, { signal }))
    const add = (come: readonly FeedEvent[]) =>
      setEvents((before) => {
        const known = new Set(before.map(({ id }) => id))
        return [...come.filter(({ id }) => !known.has(id)), ...before].slice(0, LINES)
      })

    const follow = async () => {
      const stream = await ask('stream')
      if (!stream.ok || stream.body === null) throw new Error(`The stream answered ${stream.status}.`)
      setLive(true)
      // Recent events are fetched after the stream is open, so that none are missed in between.
      const recent: unknown = await (await ask('recent')).json()
      add(analyticsFeed.parse(recent).events)
      for await (const text of eventsOf(stream.body)) {
        const json: unknown = JSON.parse(text)
        add([feedEvent.parse(json)])
        onNew()
      }
    }
    const followOn = () => {
      const again = () => {
        if (signal.aborted) return
        setLive(false)
        cancel = after(RETRY_MS, followOn)
      }
      // The page shows that it is not live, and reconnects.
      follow().then(again, again)
    }
    followOn()
    return () => {
      leaving.abort()
      cancel()
      setLive(false)
    }
  }, [http, origin, after, paused, onNew])

  return { events, live }
}
