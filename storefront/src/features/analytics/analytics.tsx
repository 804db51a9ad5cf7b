/** The consent bar, and the page details for analytics. */
import { useShop } from '@leaflog/react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'
import { OnDemand } from '../../shared/ui/on-demand.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'

const layer = () => import('./analytics-layer.tsx').then((m) => m.AnalyticsLayer)

/** Until the images and code of the first page have had the connection to themselves. */
const BEGIN_AFTER_MS = 2000

/**
 * Page tracking (4f) and its consent question, lazy-loaded once the page is idle. Without its code nothing is asked and
 * nothing is sent; the next page retries, and so does a restored connection.
 */
export function Analytics() {
  const shop = useShop()
  const { after } = useRouter().options.context
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const here = `${path} ${useOnline() ? 'online' : 'offline'}`
  const [begun, setBegun] = useState(false)
  const [missedAt, setMissedAt] = useState<string | null>(null)
  useEffect(() => after(BEGIN_AFTER_MS, () => setBegun(true)), [after])
  const missing = useCallback(
    (error: unknown) => {
      reportUnexpected({ shop }, 'ANALYTICS_NOT_LOADED')(error)
      setMissedAt(here)
    },
    [shop, here],
  )
  return <OnDemand wanted={begun && missedAt !== here} load={layer} onMissing={missing} />
}
