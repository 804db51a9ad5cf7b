import type { Said } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useAuthModal } from '../../rewards/auth/use-auth-modal.ts'
import styles from './blocked.module.css'
import { useChannel } from './channel.ts'

/** Why this cart cannot be ordered even if it is complete (3.4.5). `role`: alert where the order would be placed. */
export function Blocked({ reasons, role }: { reasons: readonly Said[]; role?: 'alert' }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const openAuthModal = useAuthModal()
  const { wantsCard } = useChannel()
  if (reasons.length === 0) return null
  return (
    <div role={role} className={styles.blocked}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.text}>{sentence(reason)}</li>
        ))}
      </ul>
      {wantsCard && (
        <Button variant="secondary" size="small" onClick={() => openAuthModal(() => undefined)}>
          {t('signInButton')}
        </Button>
      )}
    </div>
  )
}
