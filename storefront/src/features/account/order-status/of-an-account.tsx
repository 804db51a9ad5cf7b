import { SIGN_IN_PATH } from '@leaflog/core'
import { useSession, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ActLink } from '../../../shared/forms/form-parts.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { orderHref } from '../orders/orders-search.ts'
import styles from './order-status.module.css'

/** An order placed with an account is shown after signing in. */
export function OfAnAccount({ number }: { number: string }) {
  const { t } = useTranslation('orders')
  const shop = useShop()
  const router = useRouter()
  const { isSignedIn } = useSession()
  const path = orderHref(number)
  const signIn = () => {
    shop.session.rememberPage(path)
    void router.navigate({ to: SIGN_IN_PATH })
  }
  return (
    <div role="status" className={styles.account}>
      <p>{t('find.ofAccount')}</p>
      {isSignedIn ? (
        <AppLink href={path}>{t('find.seeIt')}</AppLink>
      ) : (
        <ActLink href={SIGN_IN_PATH} onAct={signIn}>
          {t('find.signIn')}
        </ActLink>
      )}
    </div>
  )
}
