import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './empty-cart.module.css'

export type EmptyCartProps = {
  /** Something is meant for it, and only a dispensary is missing. */
  waiting: boolean
  /** Where most people begin. */
  href: string
  /** How long it is kept, and where. */
  kept: string
  /** On a page of its own: words beside the drawing. */
  roomy?: boolean
  onLeave?: () => void
}

/** Nothing in the cart yet: a drawing, a sentence, the next step. */
export function EmptyCart({ waiting, href, kept, roomy = false, onLeave }: EmptyCartProps) {
  const Heading = roomy ? 'h2' : 'h3'
  return (
    <div className={classes(styles.empty, roomy && styles.roomy)}>
      <Picture path="/scenes/empty-cart.jpg" alt="" width={384} height={288} className={styles.picture} />
      <div className={styles.words}>
        <Heading>{waiting ? 'Almost there' : 'Nothing in here yet'}</Heading>
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
      </div>
    </div>
  )
}
