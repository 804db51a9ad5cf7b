/** Newsletter subscription. */
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartAttempt } from '../../cart/parts/use-cart-attempt.ts'
import { SettingsSection } from '../../../shared/settings/settings-section.tsx'
import { SettingsSkeleton } from '../../../shared/settings/settings-skeleton.tsx'
import { Switch } from '../../../shared/settings/switch.tsx'
import { useMember } from '../../../shared/settings/use-member.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import styles from './newsletter-page.module.css'

/** The newsletter switch (3.3 is_subscribed), saved at once. */
function NewsletterSwitch({ email, on }: { email: string; on: boolean }) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const attempt = useCartAttempt()
  const [target, setTarget] = useState<boolean | null>(null)
  const save = async (next: boolean) => {
    await shop.account.updatePreferences({ is_email_subscribed: next })
    const text = t(next ? 'newsletter.on' : 'newsletter.off')
    await shop.ui.toast({ type: 'success', text, fixed: true })
  }
  return (
    <Switch
      label={t('newsletter.switch')}
      text={t('newsletter.switchText', { email })}
      on={target ?? on}
      busy={target !== null}
      onToggle={() => {
        setTarget(!on)
        attempt(save(!on).finally(() => setTarget(null)))
      }}
    />
  )
}

/** /account/newsletter (2c.6): consent to emails. */
export function NewsletterPage() {
  const { t } = useTranslation('account')
  const { account, reload } = useMember('customer')
  const { customer, status } = account
  return (
    <AccountPage title={t('newsletter.title')} lead={t('newsletter.lead')}>
      {customer === null && status === 'failed' && <NoAnswerState what="choices" onRetry={reload} />}
      {customer === null && status !== 'failed' && <SettingsSkeleton />}
      {customer !== null && (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <SettingsSection title={t('newsletter.shop')} text={t('newsletter.shopText')}>
            <NewsletterSwitch email={customer.email} on={customer.is_subscribed} />
            <p className={styles.consent}>{t('newsletter.consent')}</p>
          </SettingsSection>
          <SettingsSection title={t('newsletter.rewards')} text={t('newsletter.rewardsText')}>
            <AppLink href="/rewards/newsletter" className={buttonClass({ variant: 'secondary' })}>
              {t('newsletter.rewardsLink')}
            </AppLink>
          </SettingsSection>
        </>
      )}
    </AccountPage>
  )
}
