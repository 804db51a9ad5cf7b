import { useRouter } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './message.module.css'

/** The menu could not be read (8.13). A way on that works without JavaScript too: the same address again. */
export function MenuUnavailablePage() {
  const router = useRouter()
  return (
    <section className={styles.message}>
      <Picture path="/scenes/error.jpg" alt="" width={480} height={360} className={styles.scene} />
      <div>
        <h1 tabIndex={-1}>The menu did not load</h1>
        <p>The dispensary did not answer in time. Your cart is safe; please try again in a moment.</p>
        <Button
          onClick={() => {
            void router.invalidate()
          }}
        >
          Try again
        </Button>
      </div>
    </section>
  )
}
