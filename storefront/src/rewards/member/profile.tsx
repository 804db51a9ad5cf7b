import { useEnrolment, useShop } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSignOut } from '../../use-sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { MemberPage } from './member-page.tsx'
import { NoAnswerState } from '../../ui/no-answer.tsx'
import { PasswordForm } from '../../forms/password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SettingsSection } from '../../personal/settings-section.tsx'
import { SettingsSkeleton } from '../../personal/settings-skeleton.tsx'
import { StaleNote } from '../../ui/stale-note.tsx'
import { useMember } from '../../personal/use-member.ts'

/** The states of the programme are asked for once. */
function useAllowedStates() {
  const shop = useShop()
  const { states } = useEnrolment()
  const known = states.length > 0
  useEffect(() => {
    if (!known) shop.enrolment.load().catch(() => undefined)
  }, [shop, known])
}

/** /rewards/profile (2d.1): the member's details, password, and the way out. */
export function ProfilePage() {
  const signOut = useSignOut()
  const stores = useLoaderData({ from: '/rewards/profile' })
  const { account, reload } = useMember('customer')
  const { customer, status } = account
  useAllowedStates()
  return (
    <MemberPage title="Rewards Profile" lead={customer && <p>Signed in as {customer.email}.</p>}>
      {customer === null ? (
        status === 'failed' ? (
          <NoAnswerState what="profile" onRetry={reload} />
        ) : (
          <SettingsSkeleton />
        )
      ) : (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <SettingsSection title="About you" text="What we call you, and where you shop.">
            <ProfileForm customer={customer} stores={stores} />
          </SettingsSection>
          <SettingsSection title="Password" text="Changing it signs out your other browsers.">
            <PasswordForm email={customer.email} />
          </SettingsSection>
          <SettingsSection title="Sign out" text="In every tab of this browser. Your points stay where they are.">
            <Button variant="secondary" onClick={signOut}>
              Sign Out
            </Button>
          </SettingsSection>
        </>
      )}
    </MemberPage>
  )
}
