import { useAccount, useSession, useShop } from '@leaflog/react'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useSignOut } from '../../features/rewards/auth/use-sign-out.ts'
import styles from './notice.module.css'

/** Pages that show the error themselves. */
const TELLS_ITSELF = /^\/(?:rewards\/(?:dashboard|profile|newsletter)|account\/(?:account-information|newsletter))\/?$/

/** The visitor has a token, but their account could not be loaded (4d.8): they can retry or sign out. */
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
