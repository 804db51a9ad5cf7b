import { useAttempt } from '../../shared/page/attempt.ts'
import { useShop, useUI } from '@leaflog/react'
import type { ComponentType } from 'react'
import { AuthModal } from '../../features/rewards/auth/auth-modal.tsx'
import { StoreDetails } from '../../features/stores/store-details.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { useTranslation } from 'react-i18next'

type View = { title: 'modal.signIn' | 'modal.dispensary'; content: ComponentType<{ data: unknown }> }

/** The modal's views, by name (4e.2). Add new views here. */
const views: Readonly<Record<string, View>> = {
  LOGIN_VIEW: { title: 'modal.signIn', content: AuthModal },
  dispensary: { title: 'modal.dispensary', content: StoreDetails },
}

/**
 * The single modal (2h.2). Opening it closes the minicart, and closing it clears its data; the shop's state does both.
 */
export function Modal() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('common')
  const { modal } = useUI()
  const view = Object.hasOwn(views, modal.view) ? views[modal.view] : undefined
  if (view === undefined) return null
  const { title, content: Content } = view
  return (
    <Sheet open={modal.open} onClose={() => attempt(shop.ui.closeModal())} title={t(title)} side="center">
      <Content data={modal.data} />
    </Sheet>
  )
}
