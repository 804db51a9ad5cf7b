import { useDispensary, useOrderingCart } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'
import styles from './cart-owner.module.css'
import { usePlaceName } from './use-place-name.ts'

/** The store and mode of the cart, with a warning if the visitor now shops elsewhere (4b.6). */
export function CartOwner() {
  const { t } = useTranslation('cart')
  const { place, elsewhere } = useOrderingCart()
  const { chosen, mode } = useDispensary()
  const storeName = usePlaceName(place)
  if (place === null) return null
  return (
    <div className={styles.owner}>
      <p>
        <Trans
          t={t}
          i18nKey={place.mode === 'MEDICAL' ? 'owner.medical' : 'owner.recreational'}
          components={{ store: storeName === null ? <span>{t('title')}</span> : <b>{storeName}</b> }}
        />
      </p>
      {elsewhere && chosen !== null && (
        <p className={styles.elsewhere}>
          {t(mode === 'MEDICAL' ? 'owner.elsewhereMedical' : 'owner.elsewhereRecreational', {
            store: chosen.store_name,
          })}
        </p>
      )}
    </div>
  )
}
