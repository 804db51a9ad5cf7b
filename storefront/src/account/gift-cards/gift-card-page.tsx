import { SettingsSection } from '../../personal/settings-section.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { BalanceForm } from './balance-form.tsx'
import { RedeemForm } from './redeem-form.tsx'

/** The category of gift cards (2b.4). */
const GIFT_CARDS_PATH = '/category/accessories/gift-cards'

/** /account/gift-card (2c.6): what is on a card, and turning it into store credit. */
export function GiftCardPage() {
  return (
    <AccountPage title="Gift cards" lead="A code is as good as cash: we neither keep it nor show it anywhere.">
      <SettingsSection title="Balance" text="What is left on a card, and until when it is good.">
        <BalanceForm />
      </SettingsSection>
      <SettingsSection
        title="Turn into store credit"
        text="All that is on the card becomes credit of your account, which has no last day."
      >
        <RedeemForm />
      </SettingsSection>
      <SettingsSection title="Give one" text="By email or printed, for an amount of your choice.">
        <AppLink href={GIFT_CARDS_PATH} className={buttonClass({ variant: 'secondary' })}>
          Buy a gift card
        </AppLink>
      </SettingsSection>
    </AccountPage>
  )
}
