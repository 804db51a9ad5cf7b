import { use, useState } from 'react'
import { createPortal } from 'react-dom'
import { RecordingContext } from './recording-context.ts'
import { ShopPanel } from './shop-panel.tsx'
import { useHost } from './use-host.ts'

/** The time machine (docs/guides/time-machine.md), opened with ?devtools. For engineers: in English only. */
export function SessionLog() {
  return use(RecordingContext) ? null : <OverTheShop />
}

function OverTheShop() {
  const [open, setOpen] = useState(true)
  const host = useHost()
  return open ? createPortal(<ShopPanel onClose={() => setOpen(false)} />, host) : null
}
