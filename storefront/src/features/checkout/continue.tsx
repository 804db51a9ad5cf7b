import type { Missing } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../shared/i18n/use-message.ts'
import { useAttempt } from '../../shared/page/attempt.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { stepHref } from './parts/steps.ts'
import styles from './summary.module.css'

/** What helps a cart that is too small to be delivered. */
function LargerOrPickedUp() {
  const { t } = useTranslation('checkout')
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <>
      <AppLink href="/category" className={buttonClass({ variant: 'secondary', wide: true })}>
        {t('placed.shop')}
      </AppLink>
      <Button variant="secondary" wide onClick={() => attempt(shop.dispensary.chooseFulfilment('pickup'))}>
        {t('ways.pickupInstead')}
      </Button>
    </>
  )
}

/** From the cart to the next step, once every line can be ordered. */
export function Continue({ missing }: { missing: readonly Missing[] }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const id = useId()
  const here = missing.filter(({ step }) => step === 'cart')
  if (here.length === 0)
    return (
      <AppLink href={stepHref('shipping')} className={buttonClass({ wide: true })}>
        {t('continue')}
      </AppLink>
    )
  return (
    <>
      <p id={id} className={styles.why}>
        {here.map((need) => sentence(need.sentence, need.meaning)).join(' ')}
      </p>
      <Button wide disabled aria-describedby={id}>
        {t('continue')}
      </Button>
      {here.some(({ meaning }) => meaning?.code === 'DELIVERY_TOO_SMALL') && <LargerOrPickedUp />}
    </>
  )
}
