import { useEffect, useRef } from 'react'
import type { Selection } from './use-selection.ts'
import type { Source } from './use-source.ts'
import type { Travel } from './use-travel.ts'

type Options = { source: Source; travel: Travel; selection: Selection; isRecording: boolean }

/** The page of a recorded log that grows stays at its newest event until another one is selected. */
export function useNewest({ source: { history }, travel, selection: { selected, tab }, isRecording }: Options): void {
  const latest = useRef({ travel, tab })
  useEffect(() => {
    latest.current = { travel, tab }
  })
  const newest = isRecording && selected === null ? (history?.last ?? null) : null
  useEffect(() => {
    const { travel: now, tab: seenBy } = latest.current
    if (history === null || newest === null || now.journey?.seq === newest) return
    now.scrub(history, newest, seenBy)
  }, [history, newest])
}
