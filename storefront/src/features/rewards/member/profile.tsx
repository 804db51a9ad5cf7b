import { useEnrolment, useShop } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignOut } from '../auth/use-sign-out.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { MemberPage } from './member-page.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { PasswordForm } from '../../../shared/forms/password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SettingsSection } from '../../../shared/settings/settings-section.tsx'
import { SettingsSkeleton } from '../../../shared/settings/settings-skeleton.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { useMember } from '../../../shared/settings/use-member.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/** Fetches the states of the program once. */
function useAllowedStates() {
  const shop = useShop()
  const { states } = useEnrolment()
  const known = states.length > 0
  useEffect(() => {
    if (!known) shop.enrolment.load().catch(reportUnexpected({ shop }, 'STATES_NOT_ASKED'))
  }, [shop, known])
}

/** /rewards/profile (2d.1): the member's details, password, and sign-out. */
export function ProfilePage() {
  const { t } = useTranslation('rewards')
  const signOut = useSignOut()
  const stores = useLoaderData({ from: '/rewards/profile' })
  const { account, reload } = useMember('customer')
  const { customer, status } = account
  useAllowedStates()
  return (
    <MemberPage title={t('profile.title')} lead={customer && <p>{t('profile.signedIn', { email: customer.email })}</p>}>
      {customer === null ? (
        status === 'failed' ? (
          <NoAnswerState what="profile" onRetry={reload} />
        ) : (
          <SettingsSkeleton />
        )
      ) : (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <SettingsSection title={t('profile.about')} text={t('profile.aboutText')}>
            <ProfileForm customer={customer} stores={stores} />
          </SettingsSection>
          <SettingsSection title={t('profile.password')} text={t('profile.passwordText')}>
            <PasswordForm email={customer.email} />
          </SettingsSection>
          <SettingsSection title={t('profile.out')}>
            <Button variant="secondary" onClick={signOut}>
              {t('signOut')}
            </Button>
          </SettingsSection>
        </>
      )}
    </MemberPage>
  )
}
