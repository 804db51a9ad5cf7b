import { type History, domainNames, domainOf } from '@leaflog/core/time-machine'
import { useState } from 'react'
import type { Pane } from './details.tsx'

export type Marks = { a: number | null; b: number | null }

const noMarks: Marks = { a: null, b: null }
const noBookmarks: ReadonlySet<number> = new Set()

/** The selected event, the tab's perspective, and the detail view. Defaults to the newest event. */
export function useSelection(history: History | null) {
  const [selected, select] = useState<number | null>(null)
  const [marks, setMarks] = useState(noMarks)
  const [bookmarks, setBookmarks] = useState(noBookmarks)
  const [chosenTab, onTab] = useState<string | null>(null)
  const [pane, onPane] = useState<Pane>('Event')
  const [chartOf, onDomain] = useState<string | null>(null)

  const isKnown = (seq: number) => history !== null && seq >= history.first && seq <= history.last
  const chosen = selected !== null && isKnown(selected) ? selected : null
  const seq = chosen ?? history?.last ?? 0
  const owner = history && isKnown(seq) ? domainOf(history.event(seq).type) : ''
  return {
    /** Null while following the newest event. */
    selected: selected === null ? null : seq,
    seq,
    isKnown: isKnown(seq),
    tab: chosenTab !== null && history?.tabs.includes(chosenTab) ? chosenTab : (history?.recording.tab ?? ''),
    pane,
    marks,
    /** Events to come back to, by seq. */
    bookmarks,
    /** The domain whose chart is drawn: the event's own unless another was chosen. */
    domain: chartOf ?? (domainNames.includes(owner) ? owner : (domainNames[0] ?? '')),
    select: (next: number | null) => {
      select(next)
      onDomain(null)
    },
    onTab,
    onPane,
    onDomain,
    /** Sets a bookmark at an event, or removes it. */
    onBookmark: (at: number) => setBookmarks((before) => toggled(before, at)),
    onMark: (name: keyof Marks, at: number) => setMarks((before) => ({ ...before, [name]: at })),
    /** Another log was opened. */
    begin: () => {
      select(null)
      setMarks(noMarks)
      setBookmarks(noBookmarks)
      onTab(null)
    },
  }
}

const toggled = (marked: ReadonlySet<number>, at: number): ReadonlySet<number> =>
  new Set(marked.has(at) ? [...marked].filter((seq) => seq !== at) : [...marked, at])

export type Selection = ReturnType<typeof useSelection>
