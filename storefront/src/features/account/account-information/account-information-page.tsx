/** Name, email and password of a customer. */
import { Trans, useTranslation } from 'react-i18next'
import { PasswordForm } from '../../../shared/forms/password-form.tsx'
import { SettingsSection } from '../../../shared/settings/settings-section.tsx'
import { SettingsSkeleton } from '../../../shared/settings/settings-skeleton.tsx'
import { useMember } from '../../../shared/settings/use-member.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

/** /account/account-information (2c.6, 3.3): the customer's details, sign-in, and closing the account. */
export function AccountInformationPage() {
  const { t } = useTranslation('account')
  const { account, reload } = useMember('customer')
  const { customer, status } = account
  return (
    <AccountPage
      title={t('details.title')}
      lead={<Trans t={t} i18nKey="details.lead" components={{ a: <AppLink href="/rewards/profile" /> }} />}
    >
      {customer === null && status === 'failed' && <NoAnswerState what="details" onRetry={reload} />}
      {customer === null && status !== 'failed' && <SettingsSkeleton />}
      {customer !== null && (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <SettingsSection title={t('details.about')} text={t('details.aboutText')}>
            <NameForm customer={customer} />
          </SettingsSection>
          <SettingsSection title={t('details.email')} text={t('details.emailText')}>
            <EmailForm email={customer.email} />
          </SettingsSection>
          <SettingsSection title={t('details.password')} text={t('details.passwordText')}>
            <PasswordForm email={customer.email} />
          </SettingsSection>
          <SettingsSection title={t('details.leave')} text={t('details.leaveText')}>
            <DeleteAccount />
          </SettingsSection>
        </>
      )}
    </AccountPage>
  )
}
