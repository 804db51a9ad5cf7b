import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './stepper.module.css'

export type StepperProps = {
  quantity: number
  /** What the quantity counts, for screen readers: "Blue Dream, 3.5g". */
  of: string
  /** 0 if that removes the line (4c.4). */
  min?: number
  max?: number
  /** Why there can be no more than `max`; announced there. */
  reason?: string | null
  busy?: boolean
  /** Nothing can be changed now. */
  fixed?: boolean
  onChange: (quantity: number) => void
}

const MAX_DIGITS = 3

/**
 * A quantity field with buttons for one less and one more. Changes are announced. A button at its limit stays
 * focusable, so that keyboard users keep their place.
 */
export function Stepper(props: StepperProps) {
  const { quantity, of, min = 1, max = 999, reason = null, busy = false, fixed = false, onChange } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const isLeast = fixed || quantity <= min
  const isMost = fixed || quantity >= max
  const take = () => {
    setTyped(null)
    if (typed === null || typed === '') return
    const wanted = Math.min(Math.max(Number(typed), min), max)
    if (wanted !== quantity) onChange(wanted)
  }
  const step = (by: 1 | -1, isEnd: boolean) => {
    setTyped(null)
    if (!isEnd) onChange(quantity + by)
  }
  const keys: Record<string, () => void> = {
    Enter: take,
    ArrowUp: () => step(1, isMost),
    ArrowDown: () => step(-1, isLeast),
    // The first Escape reverts the input; the next one closes the surrounding overlay.
    ...(typed !== null && { Escape: () => setTyped(null) }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className={styles.stepper} role="group" aria-label={t('stepper.quantity', { what: of })}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('stepper.less', { what: of })}
        aria-disabled={isLeast}
        onClick={() => step(-1, isLeast)}
      >
        <Icon icon={Minus} size={18} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        className={styles.figure}
        aria-label={t('stepper.quantity', { what: of })}
        aria-valuenow={quantity}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-busy={busy || undefined}
        readOnly={fixed}
        value={typed ?? String(quantity)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, MAX_DIGITS))}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {quantity}
        {reason !== null && quantity >= max && `. ${reason}`}
      </VisuallyHidden>
      <button
        type="button"
        className={styles.step}
        aria-label={t('stepper.more', { what: of })}
        aria-disabled={isMost}
        onClick={() => step(1, isMost)}
      >
        <Icon icon={Plus} size={18} />
      </button>
    </div>
  )
}
