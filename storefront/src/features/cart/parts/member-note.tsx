import { useSession } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useAuthModal } from '../../rewards/auth/use-auth-modal.ts'
import styles from './member-note.module.css'

const CENTS_A_POINT = 100

/** Points that the cart earns: one for each dollar before taxes, for members. */
export function MemberNote({ subtotal, onSignedIn }: { subtotal: number; onSignedIn?: () => void }) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const openAuthModal = useAuthModal()
  const { isSignedIn } = useSession()
  const points = Math.floor(subtotal / CENTS_A_POINT)
  if (points === 0) return null
  const earned = { t, count: points, values: { number: number(points) }, components: { b: <b /> } }
  return (
    <p className={styles.note}>
      {isSignedIn ? (
        <span>
          <Trans {...earned} i18nKey="member.earns" />
        </span>
      ) : (
        <>
          <span>
            <Trans {...earned} i18nKey="member.wouldEarn" />
          </span>
          <button type="button" className={styles.link} onClick={() => openAuthModal(() => onSignedIn?.())}>
            {t('signIn')}
          </button>
        </>
      )}
    </p>
  )
}
