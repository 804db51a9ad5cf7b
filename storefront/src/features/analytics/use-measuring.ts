import { useAnalytics, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

/** Measures how fast pages are, once the visitor allows it. */
export function useMeasuring(): void {
  const shop = useShop()
  const router = useRouter()
  const isGranted = useAnalytics().consent === 'granted'
  useEffect(() => {
    if (!isGranted) return
    import('./start-measuring.ts')
      .then(({ startMeasuring }) => startMeasuring(shop, router))
      .catch(reportUnexpected({ shop }, 'NOTHING_MEASURED'))
  }, [shop, router, isGranted])
}
