import { type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './choices.module.css'

export interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** On a line of its own below the label. */
  readonly note?: ReactNode
  /** At the far end: what it costs. */
  readonly end?: ReactNode
  /** Why it cannot be chosen. */
  readonly closed?: string | null
}

type ChoicesProps = {
  legend: string
  choices: readonly Choice[]
  /** What the server has; null for nothing. */
  chosen: string | null
  /** Until it resolves, what was clicked is shown as chosen. */
  onChoose: (value: string) => Promise<unknown>
  disabled?: boolean
  /** Side by side where there is room. */
  columns?: boolean
}

/** One of several, as native radio buttons on cards. */
export function Choices({ legend, choices, chosen, onChoose, disabled = false, columns = false }: ChoicesProps) {
  const group = useId()
  const [wanted, setWanted] = useState<string | null>(null)
  const choose = (value: string) => {
    setWanted(value)
    onChoose(value).finally(() => setWanted((latest) => (latest === value ? null : latest)))
  }
  const shown = wanted ?? chosen
  return (
    <fieldset className={styles.group} data-columns={columns} disabled={disabled}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map(({ value, label, note, end, closed = null }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={shown === value}
            disabled={closed !== null}
            onChange={() => choose(value)}
            className={styles.radio}
          />
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            {(closed ?? note) && <span className={styles.note}>{closed ?? note}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </label>
      ))}
    </fieldset>
  )
}
