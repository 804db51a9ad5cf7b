import { useShop } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { Button } from '../../../shared/ui/button.tsx'
import styles from './notice.module.css'
import type { ProductPage } from './product-loader.ts'

const otherMode = ({ mode }: ProductPage) => (mode === 'MEDICAL' ? 'RECREATIONAL' : 'MEDICAL')

/** Why it cannot be bought now, and how to change that (6.6). */
export function ModeNotice({ page }: { page: ProductPage }) {
  const shop = useShop()
  const { t } = useTranslation('product')
  const attempt = useAttempt()
  const { product, store, mode, isChosen } = page
  if (!product.is_sold_in_mode) {
    return (
      <div className={styles.notice}>
        <p>
          {product.is_medical_only
            ? t(`mode.medicalOnly.${mode}`)
            : t(`mode.notSold.${mode}`, { store: store.store_name })}
        </p>
      </div>
    )
  }
  if (isChosen) return null
  return (
    <div className={styles.notice}>
      <p>
        <Trans t={t} i18nKey="mode.example" components={{ store: <b>{store.store_name}</b> }} />
      </p>
      <Button size="small" variant="secondary" onClick={() => attempt(shop.ui.open('storeSidebar'))}>
        {t('mode.chooseDispensary')}
      </Button>
    </div>
  )
}

/** Switches to the mode that sells it, if the store has it. Lines that mode does not sell are shown first (4c.5). */
export function SwitchMode({ page }: { page: ProductPage }) {
  const shop = useShop()
  const { t } = useTranslation('product')
  const attempt = useAttempt()
  const other = otherMode(page)
  if (!page.store.modes.includes(other)) return null
  return (
    <Button
      size="small"
      wide
      onClick={() => attempt(page.isChosen ? shop.dispensary.chooseMode(other) : shop.ui.open('storeSidebar'))}
    >
      {t(`mode.shopIn.${other}`)}
    </Button>
  )
}
