import { BareDocument } from './bare-document.tsx'
import type { RecordedPages } from './recorded-page.ts'
import { RecordedShop } from './recorded-shop.tsx'
import { useFramed } from './use-framed.ts'

/** `/dev/replay` in a frame of itself: the page of one moment, which the surrounding page chooses. No panel. */
export function FramedPage({ pages }: { pages: RecordedPages }) {
  const framed = useFramed(pages)
  if (framed.is === 'shown') return <RecordedShop page={framed.page} />
  return (
    <BareDocument title="A moment">
      <main>
        {framed.is === 'waiting' ? <p role="status">Reading the log …</p> : <p role="alert">{framed.text}</p>}
      </main>
    </BareDocument>
  )
}
