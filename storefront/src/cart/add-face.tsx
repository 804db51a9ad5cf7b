import { type AddLabel, LABELS } from '@leaflog/core'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './add-face.module.css'

const soldOutLabel = 'Sold out'

/** Every label the button can show (4b.1, 4b.2, 8.3, 8.4). All of them are laid out, so that its width never changes. */
const labels = [...Object.values(LABELS), soldOutLabel] as const

const looks = {
  [LABELS.add]: 'ready',
  [LABELS.working]: 'working',
  [LABELS.added]: 'done',
  [LABELS.limit]: 'limit',
  [LABELS.cancelled]: 'limit',
  [soldOutLabel]: 'ready',
} as const

export type AddFaceProps = {
  label: AddLabel
  soldOut: boolean
  /** What is added, for screen readers: "Blue Dream, 3.5g". */
  describedAs: ReactNode
  onAdd: () => void
}

/** The add button of both channels, as it looks and sounds. */
export function AddFace({ label, soldOut, describedAs, onAdd }: AddFaceProps) {
  const shown = soldOut ? soldOutLabel : label
  const working = shown === LABELS.working
  return (
    <Button
      wide
      size="small"
      className={classes(styles.add, styles[looks[shown]])}
      disabled={soldOut}
      aria-disabled={working || undefined}
      onClick={() => !working && onAdd()}
    >
      <span className={styles.labels} aria-live="polite">
        {labels.map((each) => (
          <span
            key={each}
            className={classes(styles.label, each === shown && styles.shown)}
            aria-hidden={each !== shown}
          >
            {each}
          </span>
        ))}
      </span>
      <VisuallyHidden> {describedAs}</VisuallyHidden>
    </Button>
  )
}
