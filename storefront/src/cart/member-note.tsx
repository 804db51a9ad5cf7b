import { useSession } from '@leaflog/react'
import { useAuthModal } from '../rewards/auth/use-auth-modal.ts'
import { counted } from '../catalogue/format.ts'
import styles from './member-note.module.css'

const CENTS_A_POINT = 100

/** What the cart earns: a point for each dollar before taxes, for members. */
export function MemberNote({ subtotal, onSignedIn }: { subtotal: number; onSignedIn?: () => void }) {
  const openAuthModal = useAuthModal()
  const { isSignedIn } = useSession()
  const points = Math.floor(subtotal / CENTS_A_POINT)
  if (points === 0) return null
  const earned = <b>{counted(points, 'point')}</b>
  return (
    <p className={styles.note}>
      {isSignedIn ? (
        <span>This cart earns you {earned}.</span>
      ) : (
        <>
          <span>Members earn {earned} with this cart.</span>
          <button type="button" className={styles.link} onClick={() => openAuthModal(() => onSignedIn?.())}>
            Sign In
          </button>
        </>
      )}
    </p>
  )
}
