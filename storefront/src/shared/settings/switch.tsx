import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './switch.module.css'

type SwitchProps = {
  label: string
  text: string
  on: boolean
  busy: boolean
  onToggle: () => void
}

/** A switch that applies at once. While it is being saved it keeps the focus and ignores input. */
export function Switch({ label, text, on, busy, onToggle }: SwitchProps) {
  const { t } = useTranslation('account')
  const id = useId()
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p id={`${id}-label`} className={styles.label}>
          {label}
        </p>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        className={styles.switch}
        onClick={() => {
          if (!busy) onToggle()
        }}
      >
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span aria-hidden="true" className={styles.state}>
          {t(on ? 'personal.on' : 'personal.off')}
        </span>
      </button>
    </div>
  )
}
