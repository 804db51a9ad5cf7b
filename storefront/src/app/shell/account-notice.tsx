import { useAccount, useSession, useShop } from '@leaflog/react'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useSignOut } from '../../features/rewards/auth/use-sign-out.ts'
import styles from './notice.module.css'

/** Pages that say it themselves. */
const TELLS_ITSELF = /^\/(?:rewards\/(?:dashboard|profile|newsletter)|account\/(?:account-information|newsletter))\/?$/

/** Somebody has signed in and their account could not be read (4d.8): it can be asked for again, or left. */
export function AccountNotice() {
  const { t } = useTranslation('common')
  const shop = useShop()
  const attempt = useAttempt()
  const signOut = useSignOut()
  const isUnread = useSession().status === 'confirming'
  const { status } = useAccount()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (!isUnread || status !== 'failed' || TELLS_ITSELF.test(path)) return null
  return (
    <div role="alert" className={styles.notice}>
      <p>{t('noAnswer.account')}</p>
      <Button variant="secondary" size="small" onClick={() => attempt(shop.account.load())}>
        {t('error.again')}
      </Button>
      <Button variant="secondary" size="small" onClick={signOut}>
        {t('account.signOut')}
      </Button>
    </div>
  )
}
