import styles from './message-page.module.css'

/** A page that does not exist; the router answers 404. */
export function NotFoundPage() {
  return (
    <section className={styles.page}>
      <h1 tabIndex={-1}>This page has gone to seed.</h1>
      <p>The address leads nowhere, or what was here has moved.</p>
    </section>
  )
}
