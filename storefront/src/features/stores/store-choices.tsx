import { useAttempt } from '../../shared/page/attempt.ts'
import { useCommerceCart, useDispensary, useShop } from '@leaflog/react'
import { useId } from 'react'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './store-choices.module.css'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'

export type Fulfilment = 'pickup' | 'delivery'

type Option<T extends string> = { value: T; label: string; disabled?: boolean }

function Choice<T extends string>(props: {
  legend: string
  options: readonly Option<T>[]
  value: T
  /** The choice that is being checked. */
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

/** Pickup or delivery, medical or recreational (1.3, 2h.1). Unavailable choices are disabled. */
export function StoreChoices({
  fulfilment,
  onFulfilment,
}: {
  fulfilment: Fulfilment
  onFulfilment: (fulfilment: Fulfilment) => void
}) {
  const { t } = useTranslation('stores')
  const { money } = useFormats()
  const shop = useShop()
  const attempt = useAttempt()
  const { chosen, mode } = useDispensary()
  const { modeChange } = useCommerceCart()
  const delivery = chosen?.delivery ?? null
  const showDetails = async (storeCode: string) => {
    await shop.ui.close('storeSidebar')
    await shop.ui.openModal('dispensary', storeCode)
  }
  return (
    <div className={styles.choices}>
      <Choice
        legend={t('choices.mode')}
        value={mode}
        busy={modeChange?.status === 'checking' ? t('choices.looking') : null}
        onChoose={(value) => attempt(shop.dispensary.chooseMode(value))}
        options={[
          {
            value: 'RECREATIONAL',
            label: t('choices.RECREATIONAL'),
            disabled: chosen?.modes.includes('RECREATIONAL') === false,
          },
          { value: 'MEDICAL', label: t('choices.MEDICAL'), disabled: chosen?.modes.includes('MEDICAL') === false },
        ]}
      />
      <Choice
        legend={t('choices.fulfilment')}
        value={fulfilment}
        onChoose={onFulfilment}
        options={[
          { value: 'pickup', label: t('choices.pickup') },
          { value: 'delivery', label: t('choices.delivery'), disabled: chosen !== null && delivery === null },
        ]}
      />
      {chosen !== null && (
        <p className={styles.note}>
          {delivery === null
            ? t('choices.noDelivery', { store: chosen.store_name })
            : t('choices.fee', { fee: money(delivery.fee), from: money(delivery.free_from) })}{' '}
          <button type="button" className={styles.more} onClick={() => void showDetails(chosen.store_code)}>
            {t('choices.details')}
          </button>
        </p>
      )}
    </div>
  )
}
