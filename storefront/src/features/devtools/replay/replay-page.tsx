import { useState } from 'react'
import { useHost } from '../use-host.ts'
import { BareDocument } from './bare-document.tsx'
import { RecordedLog } from './recorded-log.tsx'
import type { RecordedPages } from './recorded-page.ts'
import { StartPage } from './start-page.tsx'
import { useRecorded } from './use-recorded.ts'

/** `/dev/replay`: a log from a file, without a shop. It renders the whole document. For engineers: in English only. */
export function ReplayPage({ pages }: { pages: RecordedPages }) {
  const host = useHost()
  const { recorded, opening, open, close, attempt } = useRecorded(pages)
  const [hasClosed, setHasClosed] = useState(false)
  const onFile = (file: File) => void attempt(file)
  if (recorded !== null) {
    const onClose = () => {
      setHasClosed(true)
      close()
    }
    return (
      <RecordedLog key={recorded.id} recorded={recorded} host={host} open={open} close={onClose} onDropped={onFile} />
    )
  }
  return (
    <BareDocument title="Replay a log">
      <StartPage opening={opening} onOpen={onFile} takesFocus={hasClosed} />
    </BareDocument>
  )
}
