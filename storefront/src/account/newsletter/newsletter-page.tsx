import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useCartAttempt } from '../../cart/use-cart-attempt.ts'
import { SettingsSection } from '../../personal/settings-section.tsx'
import { SettingsSkeleton } from '../../personal/settings-skeleton.tsx'
import { Switch } from '../../personal/switch.tsx'
import { useMember } from '../../personal/use-member.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NoAnswerState } from '../../ui/no-answer.tsx'
import { StaleNote } from '../../ui/stale-note.tsx'
import { AccountPage } from '../account-page.tsx'
import styles from './newsletter-page.module.css'

/** The one switch of this page (3.3 is_subscribed), saved at once. */
function NewsletterSwitch({ email, on }: { email: string; on: boolean }) {
  const shop = useShop()
  const attempt = useCartAttempt()
  const [target, setTarget] = useState<boolean | null>(null)
  const save = async (next: boolean) => {
    await shop.account.updatePreferences({ is_email_subscribed: next })
    const text = next ? 'You will hear from us.' : 'You will not hear from us any more.'
    await shop.ui.toast({ type: 'success', text, fixed: true })
  }
  return (
    <Switch
      label="The shop by email"
      text={`Harvests, new products and weekly deals, twice a month. To ${email}.`}
      on={target ?? on}
      busy={target !== null}
      onToggle={() => {
        setTarget(!on)
        attempt(save(!on).finally(() => setTarget(null)))
      }}
    />
  )
}

/** /account/newsletter (2c.6): whether the shop may write. */
export function NewsletterPage() {
  const { account, reload } = useMember('customer')
  const { customer, status } = account
  return (
    <AccountPage title="Newsletter" lead="Whether we may write to you about the shop.">
      {customer === null && status === 'failed' && <NoAnswerState what="choices" onRetry={reload} />}
      {customer === null && status !== 'failed' && <SettingsSkeleton />}
      {customer !== null && (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <SettingsSection title="The shop" text="What grows, what is new, and what costs less this week.">
            <NewsletterSwitch email={customer.email} on={customer.is_subscribed} />
            <p className={styles.consent}>
              By switching it on you agree to get marketing email from us at this address. Every mail has a link to
              stop, and so does this page. It is no condition of buying anything.
            </p>
          </SettingsSection>
          <SettingsSection title="Rewards" text="Points, offers and your birthday week, by email or text message.">
            <AppLink href="/rewards/newsletter" className={buttonClass({ variant: 'secondary' })}>
              Rewards Communications
            </AppLink>
          </SettingsSection>
        </>
      )}
    </AccountPage>
  )
}
