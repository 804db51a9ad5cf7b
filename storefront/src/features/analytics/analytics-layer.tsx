import { gateIsOpen } from '@leaflog/core'
import { useAnalytics, useView } from '@leaflog/react'
import { ConsentBar } from './consent-bar.tsx'
import { useMeasuring } from './use-measuring.ts'
import { usePageDetails } from './use-page-details.ts'

/** Reports pages and their content; asks for consent once the age gate is passed. */
export function AnalyticsLayer() {
  const gated = useView(gateIsOpen)
  const { asks } = useAnalytics()
  usePageDetails()
  useMeasuring()
  return asks && !gated && <ConsentBar />
}
