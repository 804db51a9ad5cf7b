import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Picture } from '../../../shared/ui/picture.tsx'
import styles from './empty-cart.module.css'

export type EmptyCartProps = {
  /** Something is meant for it, and only a dispensary is missing. */
  waiting: boolean
  /** Where most people begin. */
  href: string
  /** For as long as one shops, or on this device for three days (9b.1). */
  kept: 'kept' | 'keptThreeDays'
  /** On a page of its own: words beside the drawing. */
  roomy?: boolean
  onLeave?: () => void
}

/** Nothing in the cart yet: a drawing, a sentence, the next step. */
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
