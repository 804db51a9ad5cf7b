import { useDispensary } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import styles from './delivery-progress.module.css'

/** How far the cart is from free delivery, for visitors who shop for delivery at a store that delivers. */
export function DeliveryProgress({ subtotal }: { subtotal: number }) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const { chosen, fulfilment } = useDispensary()
  const delivery = chosen?.delivery ?? null
  if (fulfilment !== 'delivery' || delivery === null || delivery.free_from <= 0) return null
  const missing = Math.max(0, delivery.free_from - subtotal)
  const reached = Math.min(1, subtotal / delivery.free_from)
  return (
    <div className={styles.progress}>
      <p>
        {missing === 0 ? (
          t('delivery.free')
        ) : (
          <Trans t={t} i18nKey="delivery.missing" values={{ amount: money(missing) }} components={{ b: <b /> }} />
        )}
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className={styles.meter}>
        <rect width="100" height="2" rx="1" className={styles.track} />
        <rect width={Math.round(reached * 1000) / 10} height="2" rx="1" className={styles.filled} />
      </svg>
    </div>
  )
}
