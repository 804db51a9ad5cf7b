/** The time machine: the panel over a running shop, or over a recorded log. @module */
import { useState } from 'react'
import { Banner } from './banner.tsx'
import { type Comparison, withPinned } from './comparison.ts'
import { Details } from './details.tsx'
import { EventActions } from './event-actions.tsx'
import { Filters } from './filters.tsx'
import { ShowLiveDialog } from './following/show-live-dialog.tsx'
import { LiveNotice, type Notice } from './live-notice.tsx'
import { StatusLine } from './status-line.tsx'
import { TestDialog } from './test-dialog.tsx'
import { Timeline } from './timeline.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCopiedTest } from './use-copied-test.ts'
import { useDock } from './use-dock.ts'
import { useFiles } from './use-files.ts'
import { useMoments } from './use-moments.ts'
import { useNewest } from './use-newest.ts'
import { usePeek } from './use-peek.ts'
import { useStatusMessage } from './use-status-message.ts'
import { useSearchKey } from './use-search-key.ts'
import { useSelection } from './use-selection.ts'
import { useShownEvents } from './use-shown-events.ts'
import type { OpenSource } from './use-source.ts'
import type { Travel } from './use-travel.ts'

type Props = {
  source: OpenSource
  travel: Travel
  /** There is no shop to return to: the page always shows the recording. */
  isRecording?: boolean
  /** Null where only one moment can be shown. */
  comparison?: Comparison | null
  /** Null while no log is shown on another device, and none comes from one. */
  notice?: Notice | null
  /** Whether the log is one that another device shows. */
  isFollowed?: boolean
  /** Shows this log on the device with a code; null where it is not possible, or done. */
  join?: ((code: string, signal: AbortSignal) => Promise<void>) | null
  onClose: () => void
}

/** The time machine: the timeline on one side, the selected event on the other. */
export function Panel({
  source,
  travel,
  isRecording = false,
  comparison = null,
  notice = null,
  isFollowed = false,
  join = null,
  onClose,
}: Props) {
  const branch = travel.journey?.kind === 'branch' ? travel.journey : null
  const history = branch ? branch.history : source.history

  const selection = useSelection(history)
  const shownEvents = useShownEvents(history)
  const { status, attempt } = useStatusMessage()
  const files = useFiles({ source, travel, attempt, onOther: selection.begin })
  const moments = useMoments({ source, travel, selection, attempt })
  const compared = withPinned(selection, comparison, moments.onSelect)
  const { onCopy, byHand, onTaken } = useCopiedTest({ source, travel, selection, attempt })
  const { search, onKeyDown } = useSearchKey()
  const { peek, onPeek } = usePeek(travel.journey)
  const { dock, height, handle } = useDock()
  const [isAsking, setIsAsking] = useState(false)
  useNewest({ source, travel, selection, isRecording })

  return (
    <div ref={dock} className="tm-dock" data-peek={peek}>
      <LiveNotice notice={notice}>
        {isFollowed && selection.selected !== null && (
          <button type="button" className="tm-button" onClick={() => selection.select(null)}>
            Back to the newest
          </button>
        )}
      </LiveNotice>
      <Banner travel={travel} isRecording={isRecording} comparison={comparison} />
      {/* It has its own keyboard shortcuts, and files can be dropped on it. */}
      <aside aria-label="Session log" className="tm-panel" style={{ height }} onKeyDown={onKeyDown} {...files.drop}>
        <div className="tm-handle" {...handle} />
        <Toolbar
          source={source}
          files={files}
          isRecording={isRecording}
          shown={shownEvents.events.length}
          peek={peek}
          onPeek={onPeek}
          onShowLive={join && (() => setIsAsking(true))}
          onClose={onClose}
        >
          {(more) =>
            history && (
              <Filters
                history={history}
                shown={shownEvents}
                search={search}
                bookmarks={selection.bookmarks}
                onSelect={moments.onSelect}
              >
                {more}
              </Filters>
            )
          }
        </Toolbar>
        <StatusLine status={status} source={source} />
        {history && (
          <div className="tm-columns">
            <Timeline
              history={history}
              shown={shownEvents}
              selection={compared}
              branchedAt={branch?.seq ?? null}
              onSelect={moments.onSelect}
            />
            {selection.isKnown && (
              <div className="tm-side">
                <EventActions
                  history={history}
                  selection={selection}
                  travel={travel}
                  isRecording={isRecording}
                  comparison={comparison}
                  onTab={moments.onTab}
                  onLook={moments.onLook}
                  onBranch={moments.onBranch}
                  onCopy={onCopy}
                />
                <Details history={history} selection={compared} onSelect={moments.onSelect} />
              </div>
            )}
          </div>
        )}
        {isAsking && join && <ShowLiveDialog join={join} onClose={() => setIsAsking(false)} />}
        {byHand && <TestDialog test={byHand} onSave={files.save} onClose={onTaken} />}
      </aside>
    </div>
  )
}
