import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { OnDemand } from '../ui/on-demand.tsx'

const layer = () => import('./analytics-layer.tsx').then((m) => m.AnalyticsLayer)
/** Without its code nothing is asked and nothing leaves; the next page tries again. */
const missing = () => undefined

/** Until the pictures and the code of a first page have had the connection to themselves. */
const BEGIN_AFTER_MS = 2000

/** What is told of the pages (4f), and the question whether it may be: loaded once the page has nothing better to do. */
export function Analytics() {
  const { after } = useRouter().options.context
  const [wanted, setWanted] = useState(false)
  useEffect(() => after(BEGIN_AFTER_MS, () => setWanted(true)), [after])
  return <OnDemand wanted={wanted} load={layer} onMissing={missing} />
}
