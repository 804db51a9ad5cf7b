/** The consent bar, and what each page tells analytics. */
import { useShop } from '@leaflog/react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'
import { OnDemand } from '../../shared/ui/on-demand.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'

const layer = () => import('./analytics-layer.tsx').then((m) => m.AnalyticsLayer)

/** Until the pictures and the code of a first page have had the connection to themselves. */
const BEGIN_AFTER_MS = 2000

/**
 * What is told of the pages (4f), and the question whether it may be: loaded once the page has nothing better to do. Without
 * its code nothing is asked and nothing leaves; the next page tries again, and so does a connection that comes back.
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
