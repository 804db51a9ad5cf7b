import type { OrderingCartView } from '@leaflog/core'
import { useOrderingCart, useShop } from '@leaflog/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import styles from './new-cart-prompt.module.css'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { usePlaceName } from './use-place-name.ts'

type Place = NonNullable<OrderingCartView['prompt']>['from']

const described = (t: TFunction<'cart'>, { mode }: Place, storeName: string | null) =>
  t(mode === 'MEDICAL' ? 'newCart.medical' : 'newCart.recreational', { store: storeName ?? t('newCart.anotherStore') })

/** 4b.6: a cart belongs to one store and one pricing type; continuing elsewhere needs a new cart. */
export function NewCartPrompt() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const sentence = useMessage()
  const shop = useShop()
  const attempt = useCartAttempt()
  const { status, prompt, count } = useOrderingCart()
  const fromName = usePlaceName(prompt?.from ?? null)
  if (status !== 'askingNewCart' || prompt === null) return null
  const decline = () => attempt(shop.orderingCart.declineNewCart())
  return (
    <Sheet open onClose={decline} title={sentence(prompt.question)} side="center">
      <div className={styles.prompt}>
        <dl className={styles.carts}>
          <div>
            <dt>{t('newCart.yours')}</dt>
            <dd>{described(t, prompt.from, fromName)}</dd>
          </div>
          <div>
            <dt>{t('newCart.product')}</dt>
            <dd>{described(t, prompt.to, prompt.to.storeName)}</dd>
          </div>
        </dl>
        <p>{count > 0 ? t('newCart.losing', { count, number: number(count) }) : t('newCart.text')}</p>
        <div className={styles.buttons}>
          <Button onClick={() => attempt(shop.orderingCart.acceptNewCart())}>{t('newCart.accept')}</Button>
          <Button variant="secondary" onClick={decline}>
            {t('newCart.decline')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
