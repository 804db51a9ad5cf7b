import styles from './message-page.module.css'

/** The generic error screen (2a.8, 8.24). A plain link: a full load is the way out of a broken page. */
export function ErrorScreen() {
  return (
    <section className={styles.page}>
      <h1 tabIndex={-1}>Oops! We ran into an issue.</h1>
      <p>
        <a href="/">Return to our homepage</a> to continue shopping.
      </p>
    </section>
  )
}
