import { Picture } from '../ui/picture.tsx'
import styles from './message-page.module.css'

/** The generic error screen (2a.8, 8.24). A plain link: a full load is the way out of a broken page. */
export function ErrorScreen() {
  return (
    <section className={styles.page}>
      <Picture path="/scenes/error.jpg" alt="" width={480} height={320} eager className={styles.picture} />
      <div className={styles.words}>
        <h1>Oops! We ran into an issue.</h1>
        <p>
          <a href="/">Return to our homepage</a> to continue shopping.
        </p>
      </div>
    </section>
  )
}
