import { useState } from 'react'
import type { Relay } from '../following/relay.ts'
import { type FollowedState, useFollowedLog } from '../following/use-followed-log.ts'
import { useHost } from '../use-host.ts'
import { BareDocument } from './bare-document.tsx'
import { FollowPhone } from './follow-phone.tsx'
import { RecordedLog } from './recorded-log.tsx'
import type { RecordedPages } from './recorded-page.ts'
import { StartPage } from './start-page.tsx'
import { useRecorded } from './use-recorded.ts'

type Props = { pages: RecordedPages; relay: Relay }

/** `/dev/replay`: a log from a file or another device, without a shop. It renders the whole document. English only. */
export function ReplayPage({ pages, relay }: Props) {
  const host = useHost()
  const { state, begin, stop } = useFollowedLog(relay, pages.context.after)
  const { recorded, opening, open, close, attempt, onFollowed } = useRecorded(pages, stop)
  const [hasClosed, setHasClosed] = useState(false)
  const onFile = (file: File) => void attempt(file)
  if (recorded !== null) {
    const onClose = () => {
      setHasClosed(true)
      close()
    }
    const text = noticeOf(state)
    return (
      <RecordedLog
        key={recorded.id}
        recorded={recorded}
        host={host}
        open={open}
        close={onClose}
        notice={text === null ? null : { text, action: state.is === 'over' ? 'Close' : 'Stop', onAction: stop }}
        isFollowed={state.is === 'following'}
        onDropped={onFile}
      />
    )
  }
  return (
    <BareDocument title="Replay a log">
      <StartPage opening={opening} onOpen={onFile} takesFocus={hasClosed}>
        <FollowPhone state={state} origin={pages.context.origin} onBegin={() => begin(onFollowed)} onCancel={stop} />
      </StartPage>
    </BareDocument>
  )
}

/** Said over the open log. */
const noticeOf = (state: FollowedState): string | null => {
  if (state.is === 'following') return 'Following a phone.'
  return state.is === 'over' ? state.text : null
}
