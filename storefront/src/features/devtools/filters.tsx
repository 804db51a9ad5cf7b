import { type History, type LaneBy, domainNames } from '@leaflog/core/time-machine'
import { type ReactNode, type RefObject, useId } from 'react'
import type { ShownEvents } from './use-shown-events.ts'
import { tabName } from './words.ts'

type Props = {
  history: History
  shown: ShownEvents
  search: RefObject<HTMLInputElement | null>
  bookmarks: ReadonlySet<number>
  onSelect: (seq: number) => void
  /** Beside the text filter, on a phone. */
  children: ReactNode
}

/** Which events the timeline shows, and in which lanes. */
export function Filters({ history, shown, search, bookmarks, onSelect, children }: Props) {
  const { filter, laneBy, onFilter, onLaneBy } = shown
  const id = useId()
  const { tabs, recording } = history
  return (
    <search className="tm-filters">
      <input
        ref={search}
        type="search"
        aria-label="Filter events"
        placeholder="Filter by type, data or state  ( / )"
        title="Words, or what became so: checkout.order == null, ui.theme changes"
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.target.value })}
      />
      {children}
      <select
        aria-label="Domain"
        value={filter.domain ?? ''}
        onChange={(event) => onFilter({ ...filter, domain: event.target.value || null })}
      >
        <option value="">All domains</option>
        {domainNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label="Tab"
        value={filter.tab ?? ''}
        onChange={(event) => onFilter({ ...filter, tab: event.target.value || null })}
      >
        <option value="">All tabs</option>
        {tabs.map((tab) => (
          <option key={tab} value={tab}>
            {tabName(history, tab)}
            {tab === recording.tab ? ' (this)' : ''}
          </option>
        ))}
      </select>
      <select aria-label="Lanes" value={laneBy} onChange={(event) => onLaneBy(laneByOf(event.target.value))}>
        <option value="domain">Lane per domain</option>
        <option value="tab">Lane per tab</option>
      </select>
      {bookmarks.size > 0 && (
        <select
          aria-label="Bookmarks"
          value=""
          onChange={(event) => {
            if (event.target.value !== '') onSelect(Number(event.target.value))
          }}
        >
          <option value="">{bookmarks.size === 1 ? '1 bookmark' : `${bookmarks.size} bookmarks`}</option>
          {[...bookmarks]
            .toSorted((a, b) => a - b)
            .map((seq) => (
              <option key={seq} value={seq}>
                {seq} {seq < history.first || seq > history.last ? '' : history.event(seq).type}
              </option>
            ))}
        </select>
      )}
      <label htmlFor={id} className="tm-check">
        <input
          id={id}
          type="checkbox"
          checked={filter.changedOnly}
          onChange={(event) => onFilter({ ...filter, changedOnly: event.target.checked })}
        />
        Changed something
      </label>
    </search>
  )
}

const laneByOf = (value: string): LaneBy => (value === 'tab' ? 'tab' : 'domain')
