import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Panel } from './panel.tsx'
import { useHost } from './use-host.ts'

/** The time machine (docs/guides/time-machine.md), opened with ?devtools. For engineers: in English only. */
export function SessionLog() {
  const [open, setOpen] = useState(true)
  const host = useHost()
  return open ? createPortal(<Panel onClose={() => setOpen(false)} />, host) : null
}
