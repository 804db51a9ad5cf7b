import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './message-page.module.css'

/** A page that does not exist; the router answers 404. */
export function NotFoundPage() {
  return (
    <section className={styles.page}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={320} eager className={styles.picture} />
      <div className={styles.words}>
        <h1>This page has gone to seed.</h1>
        <p>The address leads nowhere, or what was here has moved.</p>
        <div className={styles.ways}>
          <AppLink href="/shopd/category/flower" className={buttonClass()}>
            See the menu
          </AppLink>
          <AppLink href="/dispensaries" className={buttonClass({ variant: 'secondary' })}>
            Find a dispensary
          </AppLink>
        </div>
      </div>
    </section>
  )
}
