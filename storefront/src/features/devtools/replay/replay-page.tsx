import { useState } from 'react'
import { site } from '../../../shared/page/site.ts'
import { useHost } from '../use-host.ts'
import { RecordedLog } from './recorded-log.tsx'
import type { RecordedPages } from './recorded-page.ts'
import { StartPage } from './start-page.tsx'
import { useRecorded } from './use-recorded.ts'

/** `/dev/replay`: a log from a file, without a shop. It renders the whole document. For engineers: in English only. */
export function ReplayPage({ pages }: { pages: RecordedPages }) {
  const host = useHost()
  const { recorded, opening, open, close, attempt } = useRecorded(pages)
  const [hasClosed, setHasClosed] = useState(false)
  if (recorded !== null) {
    const onClose = () => {
      setHasClosed(true)
      close()
    }
    return <RecordedLog key={recorded.id} recorded={recorded} host={host} open={open} close={onClose} />
  }
  return (
    <html lang="en" data-theme="system">
      <head>
        <title>{`Replay a log · ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
      </head>
      <body>
        <StartPage opening={opening} onOpen={(file) => void attempt(file)} takesFocus={hasClosed} />
      </body>
    </html>
  )
}
