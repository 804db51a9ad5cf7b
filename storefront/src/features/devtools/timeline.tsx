import type { LogEvent } from '@leaflog/core'
import { type History, laneOf, lanesOf, sinceBefore } from '@leaflog/core/time-machine'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classes } from '../../shared/ui/classes.ts'
import type { Marks, Selection } from './use-selection.ts'
import type { ShownEvents } from './use-shown-events.ts'
import { hueOf, momentOf, tabName, timeOf } from './words.ts'

/** Height of a row in px, as in the style sheet. */
const ROW = 28
/** Rows rendered beyond the visible ones. */
const AROUND = 12
/** Lanes drawn separately; further ones share the last. */
const LANES = 10
/** A pause that is marked, in ms. */
const PAUSE = 10_000

type Props = {
  history: History
  shown: ShownEvents
  selection: Selection
  /** Later events belong to a branch; null without one. */
  branchedAt: number | null
  onSelect: (seq: number) => void
}

/** React's style type lacks custom properties. */
const styleOf = (style: CSSProperties & Record<`--${string}`, string | number>): CSSProperties => style

/** Every event as a row: lane, domain color, and time since the previous event. Only visible rows are rendered. */
export function Timeline({ history, shown, selection, branchedAt, onSelect }: Props) {
  const { events, laneBy } = shown
  const { selected, marks, bookmarks, onMark, onBookmark } = selection
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [view, setView] = useState({ top: 0, height: 400 })
  const count = history.events.length
  const lanes = useMemo(() => lanesOf(history.events.slice(0, count), laneBy), [history, count, laneBy])
  const place = useMemo(() => events.findIndex(({ seq }) => seq === selected), [events, selected])
  const following = selected === null

  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  useEffect(() => {
    const element = list.current
    if (element === null) return
    if (following) element.scrollTop = element.scrollHeight
    else if (place !== -1) {
      const top = place * ROW
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + ROW > element.scrollTop + element.clientHeight)
        element.scrollTop = top + ROW - element.clientHeight
    }
  }, [following, place, events.length])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const page = Math.max(1, Math.floor(view.height / ROW) - 1)
    const at = place === -1 ? events.length - 1 : place
    const moves: Record<string, number> = {
      ArrowDown: place === -1 ? at : at + 1,
      ArrowUp: place === -1 ? at : at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: events.length - 1,
    }
    const move = moves[event.key]
    if (move !== undefined) {
      event.preventDefault()
      const next = events[Math.min(Math.max(move, 0), events.length - 1)]
      if (next) onSelect(next.seq)
    } else if (selected === null) return
    else if (event.key === 'a' || event.key === 'b') onMark(event.key, selected)
    else if (event.key === 'm') onBookmark(selected)
  }

  // The list handles focus and keys; a click only selects the row.
  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null
    if (row) onSelect(Number(row.dataset['seq']))
  }

  const first = Math.max(0, Math.floor(view.top / ROW) - AROUND)
  const last = Math.min(events.length, Math.ceil((view.top + view.height) / ROW) + AROUND)
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label="Events"
      aria-activedescendant={place >= first && place < last ? `${id}-${place}` : undefined}
      className="tm-timeline"
      data-tabs={history.tabs.length}
      style={styleOf({ '--lanes': Math.min(lanes.size, LANES) })}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="presentation" className="tm-rows" style={{ height: events.length * ROW }}>
        {events.slice(first, last).map((event, index) => (
          <Row
            key={event.id}
            history={history}
            count={events.length}
            isSelected={event.seq === selected}
            marks={marks}
            isBookmarked={bookmarks.has(event.seq)}
            isBranch={branchedAt !== null && event.seq > branchedAt}
            id={`${id}-${first + index}`}
            event={event}
            before={events[first + index - 1] ?? null}
            index={first + index}
            lane={Math.min(lanes.get(laneOf(event, laneBy)) ?? 0, LANES - 1)}
          />
        ))}
      </div>
      {events.length === 0 && <p className="tm-empty">No event is like that.</p>}
    </div>
  )
}

type RowProps = {
  history: History
  /** Number of rows. */
  count: number
  isSelected: boolean
  marks: Marks
  isBookmarked: boolean
  isBranch: boolean
  id: string
  event: LogEvent
  before: LogEvent | null
  index: number
  lane: number
}

function Row({ history, count, isSelected, marks, isBookmarked, isBranch, id, event, before, index, lane }: RowProps) {
  const domain = event.type.split('.')[0] ?? ''
  const pause = before === null ? 0 : event.at - before.at
  const changed = history.changed(event.seq).length > 0
  return (
    <div
      role="option"
      id={id}
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-seq={event.seq}
      className={classes('tm-row', isBranch && 'tm-branched', !changed && 'tm-unchanged')}
      style={styleOf({ top: index * ROW, '--hue': hueOf(domain), '--lane': lane })}
      title={`${momentOf(event.at)} · ${history.changed(event.seq).join(', ') || 'nothing changed'}`}
    >
      <span className="tm-seq">{event.seq}</span>
      <span className="tm-gutter" aria-hidden>
        <span className="tm-dot" />
      </span>
      <span className="tm-type">
        <span className="tm-domain">{domain}</span>
        {event.type.slice(domain.length)}
      </span>
      {isBookmarked && (
        <span className="tm-mark" role="img" aria-label="Bookmark">
          ★
        </span>
      )}
      {marks.a === event.seq && <span className="tm-mark">A</span>}
      {marks.b === event.seq && <span className="tm-mark">B</span>}
      {isBranch && <span className="tm-mark">branch</span>}
      <span className="tm-tab">{tabName(history, event.tab)}</span>
      <span className={classes('tm-time', pause >= PAUSE && 'tm-pause')}>
        {before === null ? timeOf(event.at) : sinceBefore(pause)}
      </span>
    </div>
  )
}
