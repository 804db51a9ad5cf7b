import { useAttempt } from '../attempt.ts'
import { useCommerceCart, useDispensary, useShop } from '@leaflog/react'
import { useId } from 'react'
import { formatCents } from '../ui/price.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './store-choices.module.css'

type Option<T extends string> = { value: T; label: string; disabled?: boolean }

function Choice<T extends string>(props: {
  legend: string
  options: readonly Option<T>[]
  value: T
  /** What is being looked at before anything changes. */
  busy?: string | null
  onChoose: (value: T) => void
}) {
  const name = useId()
  const { busy = null } = props
  return (
    <fieldset className={styles.choice} aria-busy={busy !== null || undefined}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.options}>
        {props.options.map(({ value, label, disabled }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={props.value === value}
              disabled={disabled}
              onChange={() => busy === null && props.onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <VisuallyHidden role="status">{busy}</VisuallyHidden>
    </fieldset>
  )
}

/** Pickup or delivery, medical or recreational (1.3, 2h.1). What the chosen dispensary does not offer cannot be chosen. */
export function StoreChoices() {
  const shop = useShop()
  const attempt = useAttempt()
  const { chosen, mode, fulfilment } = useDispensary()
  const { modeChange } = useCommerceCart()
  const delivery = chosen?.delivery ?? null
  const showDetails = async (storeCode: string) => {
    await shop.ui.close('storeSidebar')
    await shop.ui.openModal('dispensary', storeCode)
  }
  return (
    <div className={styles.choices}>
      <Choice
        legend="How you shop"
        value={mode}
        busy={modeChange?.status === 'checking' ? 'Looking at your cart…' : null}
        onChoose={(value) => attempt(shop.dispensary.chooseMode(value))}
        options={[
          { value: 'RECREATIONAL', label: 'Recreational', disabled: chosen?.modes.includes('RECREATIONAL') === false },
          { value: 'MEDICAL', label: 'Medical', disabled: chosen?.modes.includes('MEDICAL') === false },
        ]}
      />
      <Choice
        legend="How you get it"
        value={fulfilment}
        onChoose={(value) => attempt(shop.dispensary.chooseFulfilment(value))}
        options={[
          { value: 'pickup', label: 'Pickup' },
          { value: 'delivery', label: 'Delivery', disabled: chosen !== null && delivery === null },
        ]}
      />
      {chosen !== null && (
        <p className={styles.note}>
          {delivery === null
            ? `${chosen.store_name} does not deliver yet. `
            : `Delivery ${formatCents(delivery.fee)}, free from ${formatCents(delivery.free_from)}. `}
          <button type="button" className={styles.more} onClick={() => void showDetails(chosen.store_code)}>
            Hours and directions
          </button>
        </p>
      )}
    </div>
  )
}
