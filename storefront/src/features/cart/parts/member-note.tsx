import { useSession } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useAuthModal } from '../../rewards/auth/use-auth-modal.ts'
import styles from './member-note.module.css'

const CENTS_A_POINT = 100

type MemberNoteProps = {
  /** For the goods, after all discounts, in cents. */
  paid: number
  onSignedIn?: () => void
}

/** Points that the cart earns: one for each dollar paid for the goods, for members. */
export function MemberNote({ paid, onSignedIn }: MemberNoteProps) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const openAuthModal = useAuthModal()
  const { isSignedIn } = useSession()
  const points = Math.floor(paid / CENTS_A_POINT)
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
