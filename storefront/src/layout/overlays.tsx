import { useNavigation, useUI } from '@leaflog/react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

const StoreSidebar = lazy(() => import('../stores/store-sidebar.tsx').then((m) => ({ default: m.StoreSidebar })))
const Hamburger = lazy(() => import('./hamburger.tsx').then((m) => ({ default: m.Hamburger })))
const Modal = lazy(() => import('./modal.tsx').then((m) => ({ default: m.Modal })))
const SessionLog = lazy(() => import('../devtools/session-log.tsx').then((m) => ({ default: m.SessionLog })))

/** Loads a panel when it is first wanted, and keeps it afterwards so that it can close gracefully. */
function OnDemand({ wanted, panel: Panel }: { wanted: boolean; panel: ComponentType }) {
  const [met, setMet] = useState(wanted)
  if (wanted && !met) setMet(true)
  return met ? <Panel /> : null
}

/** Everything that opens over the page: sidebars, modals and the session log. None of it is in the first load. */
export function Overlays() {
  const ui = useUI()
  const { search } = useNavigation()
  const hydrated = useHydrated()
  return (
    <Suspense fallback={null}>
      <OnDemand wanted={ui.storeSidebar} panel={StoreSidebar} />
      <OnDemand wanted={ui.hamburger} panel={Hamburger} />
      <OnDemand wanted={ui.modal.open} panel={Modal} />
      <OnDemand wanted={hydrated && new URLSearchParams(search).has('devtools')} panel={SessionLog} />
    </Suspense>
  )
}
