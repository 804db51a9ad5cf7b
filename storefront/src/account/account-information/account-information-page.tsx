import { PasswordForm } from '../../forms/password-form.tsx'
import { SettingsSection } from '../../personal/settings-section.tsx'
import { SettingsSkeleton } from '../../personal/settings-skeleton.tsx'
import { useMember } from '../../personal/use-member.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { NoAnswerState } from '../../ui/no-answer.tsx'
import { StaleNote } from '../../ui/stale-note.tsx'
import { AccountPage } from '../account-page.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

/** /account/account-information (2c.6, 3.3): who the customer is, how they sign in, and how they leave. */
export function AccountInformationPage() {
  const { account, reload } = useMember('customer')
  const { customer, status } = account
  return (
    <AccountPage
      title="Your details"
      lead={
        <>
          What only Rewards needs is in your <AppLink href="/rewards/profile">Rewards Profile</AppLink>.
        </>
      }
    >
      {customer === null && status === 'failed' && <NoAnswerState what="details" onRetry={reload} />}
      {customer === null && status !== 'failed' && <SettingsSkeleton />}
      {customer !== null && (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <SettingsSection title="About you" text="The name that orders are made out to.">
            <NameForm customer={customer} />
          </SettingsSection>
          <SettingsSection title="Email" text="You sign in with it, and orders are confirmed to it.">
            <EmailForm email={customer.email} />
          </SettingsSection>
          <SettingsSection title="Password" text="Changing it signs out your other browsers.">
            <PasswordForm email={customer.email} />
          </SettingsSection>
          <SettingsSection
            title="Leave us"
            text="Everything that we know of you goes, except the books of your orders."
          >
            <DeleteAccount />
          </SettingsSection>
        </>
      )}
    </AccountPage>
  )
}
