import { useNavigation, useShop, useUI } from '@leaflog/react'
import { useCallback } from 'react'
import { OnDemand } from '../../shared/ui/on-demand.tsx'
import { Waiting } from '../../shared/ui/waiting.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import { useChunkLoadToast } from '../../shared/ui/use-chunk-load-toast.ts'

const storeSidebar = () => import('../../features/stores/store-sidebar.tsx').then((m) => m.StoreSidebar)
const hamburger = () => import('./hamburger.tsx').then((m) => m.Hamburger)
const modal = () => import('./modal.tsx').then((m) => m.Modal)
const sessionLog = () => import('../../features/devtools/session-log.tsx').then((m) => m.SessionLog)

/** Everything that opens over the page: sidebars, modals and the session log. None of it is in the first load. */
export function Overlays() {
  const shop = useShop()
  const ui = useUI()
  const { search } = useNavigation()
  const hydrated = useHydrated()
  const wantsLog = hydrated && new URLSearchParams(search).has('devtools')
  const noStores = useChunkLoadToast(useCallback(() => shop.ui.close('storeSidebar'), [shop]))
  const noMenu = useChunkLoadToast(useCallback(() => shop.ui.close('hamburger'), [shop]))
  const noModal = useChunkLoadToast(useCallback(() => shop.ui.closeModal(), [shop]))
  const noLog = useChunkLoadToast(useCallback(() => Promise.resolve(), []))
  return (
    <>
      <OnDemand wanted={ui.storeSidebar} load={storeSidebar} onMissing={noStores} pending={<Waiting />} />
      <OnDemand wanted={ui.hamburger} load={hamburger} onMissing={noMenu} pending={<Waiting />} />
      <OnDemand wanted={ui.modal.open} load={modal} onMissing={noModal} pending={<Waiting />} />
      <OnDemand wanted={wantsLog} load={sessionLog} onMissing={noLog} />
    </>
  )
}
