import { useDispensary, useOrderingCart } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'

/** The ordering channel has no checkout: explains how to order by phone. */
export function OrderByPhone() {
  const { t } = useTranslation('cart')
  const { elsewhere } = useOrderingCart()
  const { chosen } = useDispensary()
  if (chosen === null || elsewhere) return <p>{t('noCheckout.anywhere')}</p>
  const { store_name: store, phone_number: phone } = chosen
  return (
    <p>
      <Trans
        t={t}
        i18nKey="noCheckout.call"
        values={{ store, phone }}
        components={{ phone: <a href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>{phone}</a> }}
      />
    </p>
  )
}
