import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import styles from './stepper.module.css'

export type StepperProps = {
  quantity: number
  /** What is counted, for screen readers: "Blue Dream, 3.5g". */
  of: string
  max?: number
  busy?: boolean
  /** Nothing can be changed for now. */
  fixed?: boolean
  onChange: (quantity: number) => void
}

/**
 * A quantity with one button down and one up. The figure is announced when it changes. A button at its end stays
 * focusable: who steps by keyboard does not lose their place.
 */
export function Stepper({ quantity, of, max = 999, busy = false, fixed = false, onChange }: StepperProps) {
  const { t } = useTranslation()
  const isLeast = fixed || quantity <= 1
  const isMost = fixed || quantity >= max
  return (
    <div className={styles.stepper} role="group" aria-label={t('stepper.quantity', { what: of })}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('stepper.less', { what: of })}
        aria-disabled={isLeast}
        onClick={() => !isLeast && onChange(quantity - 1)}
      >
        <Icon icon={Minus} size={18} />
      </button>
      <output className={styles.figure} aria-busy={busy || undefined}>
        {quantity}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={t('stepper.more', { what: of })}
        aria-disabled={isMost}
        onClick={() => !isMost && onChange(quantity + 1)}
      >
        <Icon icon={Plus} size={18} />
      </button>
    </div>
  )
}
