import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './choices.module.css'
import { useChoice } from './use-choice.ts'

export interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** On its own line below the label. */
  readonly note?: ReactNode
  /** At the end of the line: its price. */
  readonly end?: ReactNode
  /** Why it cannot be chosen. */
  readonly closed?: string | null
}

type ChoicesProps = {
  legend: string
  choices: readonly Choice[]
  /** The server's choice; null for none. */
  chosen: string | null
  /**
   * Until the promise resolves, the clicked choice is shown. If it resolves to `kept`, it is shown until the server has
   * it.
   */
  onChoose: (value: string) => Promise<unknown>
  disabled?: boolean
  /** Side by side if there is room. */
  columns?: boolean
}

/** One of several, as native radio buttons on cards. */
export function Choices({ legend, choices, chosen, onChoose, disabled = false, columns = false }: ChoicesProps) {
  const group = useId()
  const { shown, choose } = useChoice(chosen, onChoose)
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
            onChange={() => void choose(value)}
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
