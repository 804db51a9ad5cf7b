import type { ReactNode } from 'react'
import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './empty-cart.module.css'

export type EmptyCartProps = {
  /** Something is meant for it, and only a dispensary is missing. */
  waiting: boolean
  /** Where most people begin. */
  href: string
  /** How long it is kept, and where. */
  kept: string
  onLeave?: () => void
  children?: ReactNode
}

/** Nothing in the cart yet: a drawing, a sentence, the next step. */
export function EmptyCart({ waiting, href, kept, onLeave, children }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <Picture path="/scenes/empty-cart.jpg" alt="" width={320} height={240} className={styles.picture} />
      <h3>{waiting ? 'Almost there' : 'Nothing in here yet'}</h3>
      <p>
        {waiting
          ? 'Choose a dispensary, and we put it into your cart for you.'
          : `Flower is where most people begin. ${kept}`}
      </p>
      {!waiting && (
        <AppLink href={href} className={buttonClass()} onClick={onLeave}>
          Browse flower
        </AppLink>
      )}
      {children}
    </div>
  )
}
