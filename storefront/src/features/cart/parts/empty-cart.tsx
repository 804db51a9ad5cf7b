import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Picture } from '../../../shared/ui/picture.tsx'
import styles from './empty-cart.module.css'

export type EmptyCartProps = {
  /** An add is waiting, and only a store is missing. */
  waiting: boolean
  /** Where most visitors start. */
  href: string
  /** How long the cart is kept: without limit, or on this device for three days (9b.1). */
  kept: 'kept' | 'keptThreeDays'
  /** On the cart page: text beside the illustration. */
  roomy?: boolean
  onLeave?: () => void
}

/** The empty cart: an illustration, a sentence, the next step. */
export function EmptyCart({ waiting, href, kept, roomy = false, onLeave }: EmptyCartProps) {
  const { t } = useTranslation('cart')
  const Heading = roomy ? 'h2' : 'h3'
  return (
    <div className={classes(styles.empty, roomy && styles.roomy)}>
      <Picture path="/scenes/empty-cart.jpg" alt="" width={384} height={288} className={styles.picture} />
      <div className={styles.words}>
        <Heading tabIndex={-1} data-cart-empty="">
          {waiting ? t('empty.waitingHeading') : t('empty.heading')}
        </Heading>
        <p>{waiting ? t('empty.waiting') : t(`empty.${kept}`)}</p>
        {!waiting && (
          <AppLink href={href} className={buttonClass()} onClick={onLeave}>
            {t('empty.browse')}
          </AppLink>
        )}
      </div>
    </div>
  )
}
