import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { useSignOut } from '../auth/use-sign-out.ts'
import { NoPoints } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'

/** 6.5: signed in with an account of the shop that has not joined Rewards. */
export function NotAMember() {
  const { t } = useTranslation('rewards')
  const signOut = useSignOut()
  return (
    <EmptyState
      drawing={<NoPoints />}
      title={t('notMember.title')}
      text={t('notMember.text')}
      action={<Button onClick={signOut}>{t('signOut')}</Button>}
    />
  )
}
