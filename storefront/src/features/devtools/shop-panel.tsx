import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useShownLog } from './following/use-shown-log.ts'
import type { Notice } from './live-notice.tsx'
import { Panel } from './panel.tsx'
import { useOwnShop } from './use-own-shop.ts'
import { useSource } from './use-source.ts'
import { useTravel } from './use-travel.ts'

/** The panel over the running shop of this page. */
export function ShopPanel({ onClose }: { onClose: () => void }) {
  const shown = useOwnShop()
  const router = useRouter()
  // That of the present: while the past is shown, the page has no network.
  const [context] = useState(() => router.options.context)
  const source = useSource(shown.own)
  const travel = useTravel(shown)
  const { state, join, stop } = useShownLog(shown.own, context)
  const notices: Record<typeof state.is, Notice | null> = {
    off: null,
    shown: { text: 'This visit’s log is shown on another device, redacted.', action: 'Stop', onAction: stop },
    over: { text: state.is === 'over' ? state.text : '', action: 'Close', onAction: stop },
  }
  return (
    <Panel
      source={source}
      travel={travel}
      notice={notices[state.is]}
      join={state.is === 'shown' ? null : join}
      onClose={onClose}
    />
  )
}
