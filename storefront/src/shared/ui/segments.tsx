import { type ReactNode, useId } from 'react'
import { useFormats } from '../i18n/formats.ts'
import { classes } from './classes.ts'
import styles from './segments.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Segment {
  readonly value: string
  readonly label: string
  /** In cents; null for none. */
  readonly price: number | null
  readonly onSpecial?: boolean
  /** `#rrggbb`, shown beside the label. */
  readonly colour?: string | null
  /** Why it cannot be chosen, instead of the price; it is dashed and muted. */
  readonly closed?: string | null
  /** Why choosing it changes another choice, for screen readers; visually it is dashed. */
  readonly apart?: string | null
}

export type SegmentsProps = {
  legend: ReactNode
  segments: readonly Segment[]
  chosen: string | null
  onChoose: (value: string) => void
  /** "chips" on a card, "segments" on a product's page. */
  look: 'chips' | 'segments'
}

/** One of several, as native radio buttons in a row. */
export function Segments({ legend, segments, chosen, onChoose, look }: SegmentsProps) {
  const { money } = useFormats()
  const group = useId()
  return (
    <fieldset className={classes(styles.group, styles[look])}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {segments.map(({ value, label, price, onSpecial = false, colour = null, closed = null, apart = null }) => (
          <label
            key={value}
            className={classes(styles.option, closed !== null && styles.soldOut, apart !== null && styles.apart)}
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={chosen === value}
              disabled={closed !== null}
              onChange={() => onChoose(value)}
              className={styles.radio}
            />
            {colour !== null && (
              <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.swatch}>
                <circle cx="6" cy="6" r="5.5" fill={colour} />
              </svg>
            )}
            <span className={styles.weight}>{label}</span>{' '}
            {closed !== null && <span className={styles.closed}>{closed}</span>}
            {closed === null && price !== null && (
              <span className={classes(styles.price, onSpecial && styles.special)}>{money(price)}</span>
            )}
            {closed === null && apart !== null && <VisuallyHidden> {apart}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
