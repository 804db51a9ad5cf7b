import { type AddLabel, LABELS } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './add-button-view.module.css'

/** Every label of the button (4b.1, 4b.2, 8.3, 8.4). All of them are laid out, so that its width never changes. */
const faces = ['add', 'working', 'added', 'limit', 'cancelled', 'soldOut'] as const

const faceOf = {
  [LABELS.add]: 'add',
  [LABELS.working]: 'working',
  [LABELS.added]: 'added',
  [LABELS.limit]: 'limit',
  [LABELS.cancelled]: 'cancelled',
} as const satisfies Record<AddLabel, (typeof faces)[number]>

const looks = {
  add: 'ready',
  working: 'working',
  added: 'done',
  limit: 'limit',
  cancelled: 'limit',
  soldOut: 'ready',
} as const

export type AddButtonViewProps = {
  label: AddLabel
  soldOut: boolean
  /** A purchase limit allows no more. */
  limited?: boolean
  /** What is added, for screen readers: "Blue Dream, 3.5g". */
  describedAs: string
  onAdd: () => void
}

/** The view of both channels' add button, with its announcements. */
export function AddButtonView({ label, soldOut, limited = false, describedAs, onAdd }: AddButtonViewProps) {
  const { t } = useTranslation()
  const own = faceOf[label]
  const shown = soldOut ? 'soldOut' : limited && own === 'add' ? 'limit' : own
  const working = shown === 'working'
  return (
    <Button
      wide
      size="small"
      className={classes(styles.add, styles[looks[shown]])}
      disabled={soldOut}
      aria-disabled={working || limited || undefined}
      onClick={() => !working && !limited && onAdd()}
    >
      <span className={styles.labels} aria-live="polite">
        {faces.map((each) => (
          <span
            key={each}
            className={classes(styles.label, each === shown && styles.shown)}
            aria-hidden={each !== shown}
          >
            {t(`addToCart.${each}`)}
          </span>
        ))}
      </span>
      <VisuallyHidden> {describedAs}</VisuallyHidden>
    </Button>
  )
}
