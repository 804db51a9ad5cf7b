import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './empty-cart.module.css'

/** Nothing in the cart yet: a drawing, a sentence, the next step. */
export function EmptyCart({ onLeave, waiting }: { onLeave: () => void; waiting: boolean }) {
  return (
    <div className={styles.empty}>
      <Picture path="/scenes/empty-cart.jpg" alt="" width={320} height={240} className={styles.picture} />
      <h3>{waiting ? 'Almost there' : 'Nothing in here yet'}</h3>
      <p>
        {waiting
          ? 'Choose a dispensary, and we put it into your cart for you.'
          : 'Flower is where most people begin. Your cart is kept on this device for three days.'}
      </p>
      {!waiting && (
        <AppLink href="/shopd/category/flower" className={buttonClass()} onClick={onLeave}>
          Browse flower
        </AppLink>
      )}
    </div>
  )
}
