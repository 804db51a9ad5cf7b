import type { History } from '@leaflog/core/time-machine'
import { useId } from 'react'
import type { Comparison } from './comparison.ts'
import type { Selection } from './use-selection.ts'
import type { Travel } from './use-travel.ts'
import { tabName } from './words.ts'

type Props = {
  history: History
  selection: Selection
  travel: Travel
  isRecording: boolean
  comparison: Comparison | null
  onTab: (tab: string) => void
  onLook: () => void
  onBranch: () => void
  onCopy: () => void
}

/** Actions for the selected event. */
export function EventActions({
  history,
  selection,
  travel,
  isRecording,
  comparison,
  onTab,
  onLook,
  onBranch,
  onCopy,
}: Props) {
  const { seq, tab, bookmarks, onBookmark, onPane } = selection
  const id = useId()
  const isBranch = travel.journey?.kind === 'branch'
  const { recording } = history
  const tabs = [...new Set([recording.tab, ...history.tabs])]
  return (
    <div className="tm-line tm-head">
      <h3>
        <span className="tm-seq">{seq}</span> {seq < history.first ? 'the beginning' : history.event(seq).type}
      </h3>
      <label htmlFor={id} className="tm-field">
        as
        <select id={id} aria-label="Look as tab" value={tab} onChange={(event) => onTab(event.target.value)}>
          {tabs.map((each) => (
            <option key={each} value={each}>
              {tabName(history, each)}
              {each === recording.tab ? ' (this)' : ''}
            </option>
          ))}
        </select>
      </label>
      {!isBranch && !isRecording && (
        <>
          <button type="button" className="tm-button" aria-pressed={travel.journey?.kind === 'past'} onClick={onLook}>
            Look at the shop as it was
          </button>
          <button type="button" className="tm-button" onClick={onBranch}>
            Try something else
          </button>
        </>
      )}
      {comparison && (
        <button
          type="button"
          className="tm-button"
          onClick={() => {
            if (comparison.pinned !== null) return comparison.stop()
            comparison.pin(seq)
            onPane('Diff')
          }}
        >
          {comparison.pinned === null ? 'Compare with this moment' : 'Stop comparing'}
        </button>
      )}
      <button type="button" className="tm-button" aria-pressed={bookmarks.has(seq)} onClick={() => onBookmark(seq)}>
        Bookmark
      </button>
      <button type="button" className="tm-button" onClick={onCopy}>
        Copy as test
      </button>
    </div>
  )
}
