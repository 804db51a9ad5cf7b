import { useDispensary } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import styles from './delivery-progress.module.css'

/**
 * How far the cart is from the least that is delivered, and then from free delivery, for visitors who shop for delivery
 * at a store that delivers. `goods`: after specials, in cents.
 */
export function DeliveryProgress({ goods }: { goods: number }) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const { chosen, fulfilment } = useDispensary()
  const delivery = chosen?.delivery ?? null
  if (fulfilment !== 'delivery' || delivery === null) return null
  const tooSmall = goods < delivery.minimum
  const aim = tooSmall ? delivery.minimum : delivery.free_from
  if (aim <= 0) return null
  const missing = Math.max(0, aim - goods)
  const reached = Math.min(1, goods / aim)
  return (
    <div className={styles.progress}>
      <p>
        {missing === 0 ? (
          t('delivery.free')
        ) : (
          <Trans
            t={t}
            i18nKey={tooSmall ? 'delivery.tooSmall' : 'delivery.missing'}
            values={{ amount: money(missing), minimum: money(delivery.minimum) }}
            components={{ b: <b /> }}
          />
        )}
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className={styles.meter}>
        <rect width="100" height="2" rx="1" className={styles.track} />
        <rect width={Math.round(reached * 1000) / 10} height="2" rx="1" className={styles.filled} />
      </svg>
    </div>
  )
}
