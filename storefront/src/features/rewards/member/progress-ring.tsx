import styles from './progress-ring.module.css'

const radius = 54
const length = 2 * Math.PI * radius

/** A ring filled to `share` (0 to 1); `label` is its text alternative. */
export function ProgressRing({
  share,
  label,
  figure,
  note,
}: {
  share: number
  label: string
  figure: string
  note: string
}) {
  const filled = Math.min(1, Math.max(0, share)) * length
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 120 120" role="img" aria-label={label} className={styles.drawing}>
        <circle cx="60" cy="60" r={radius} className={styles.track} />
        {filled > 0 && (
          <circle
            cx="60"
            cy="60"
            r={radius}
            className={styles.filled}
            strokeDasharray={`${filled.toFixed(2)} ${length.toFixed(2)}`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <p aria-hidden="true" className={styles.words}>
        <span className={styles.figure}>{figure}</span>
        <span className={styles.note}>{note}</span>
      </p>
    </div>
  )
}
