import { useCommerceCart, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import styles from './mode-change-prompt.module.css'

/** 4c.5: lists the lines that the other mode does not sell, before anything changes. Closing it keeps the mode. */
export function ModeChangePrompt() {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const attempt = useCartAttempt()
  const { modeChange } = useCommerceCart()
  if (modeChange?.status !== 'asking') return null
  const { items, mode } = modeChange
  const decline = () => attempt(shop.commerceCart.declineModeChange())
  const change = mode === 'MEDICAL' ? 'toMedical' : 'toRecreational'
  return (
    <Sheet open onClose={decline} title={t(`${change}.title`)} side="center">
      <div className={styles.prompt}>
        <p>{t(`${change}.notSold`, { count: items.length })}</p>
        <ul className={styles.items}>
          {items.map(({ sku, name, quantity }) => (
            <li key={sku}>
              <span>{name}</span>
              <span className={styles.quantity}>{quantity} ×</span>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button onClick={decline}>{t(`${change}.keep`)}</Button>
          <Button variant="secondary" onClick={() => attempt(shop.commerceCart.acceptModeChange())}>
            {t(`${change}.accept`)}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
