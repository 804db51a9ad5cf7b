/** Balance and redemption of gift cards. @module */
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '../../../shared/settings/settings-section.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { BalanceForm } from './balance-form.tsx'
import { RedeemForm } from './redeem-form.tsx'

/** The category of gift cards (2b.4). */
const GIFT_CARDS_PATH = '/category/accessories/gift-cards'

/** /account/gift-card (2c.6): a card's balance, and converting it to store credit. */
export function GiftCardPage() {
  const { t } = useTranslation('account')
  return (
    <AccountPage title={t('giftCards.title')} lead={t('giftCards.lead')}>
      <SettingsSection title={t('giftCards.balance')} text={t('giftCards.balanceText')}>
        <BalanceForm />
      </SettingsSection>
      <SettingsSection title={t('giftCards.toCredit')} text={t('giftCards.toCreditText')}>
        <RedeemForm />
      </SettingsSection>
      <SettingsSection title={t('giftCards.give')} text={t('giftCards.giveText')}>
        <AppLink href={GIFT_CARDS_PATH} className={buttonClass({ variant: 'secondary' })}>
          {t('giftCards.buy')}
        </AppLink>
      </SettingsSection>
    </AccountPage>
  )
}
