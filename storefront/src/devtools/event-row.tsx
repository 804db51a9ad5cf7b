import type { LogEvent } from '@leaflog/core'
import styles from './session-log.module.css'

const clock = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** One event: its place in the log, when, what, by which tab; its data unfolds. */
export function EventRow({ event }: { event: LogEvent }) {
  return (
    <li>
      <details className={styles.event}>
        <summary className={styles.summary}>
          <span className={styles.seq}>{event.seq}</span>
          <span className={styles.type}>{event.type}</span>
          <span className={styles.meta}>
            {clock.format(event.at)} · tab {event.tab.slice(-4)}
          </span>
        </summary>
        <pre className={styles.data}>{JSON.stringify(event.data, null, 2)}</pre>
      </details>
    </li>
  )
}
