import { type GiftCard, giftCardQuery } from '@leaflog/core/wire/commerce/gift-cards'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Price } from '../../../shared/ui/price.tsx'
import { GiftCardCode } from '../../../shared/forms/gift-card-code.tsx'
import frame from './code-form.module.css'
import { codeOf, codeProblem } from '../../../shared/forms/gift-card-rules.ts'
import styles from './balance-form.module.css'

const rules = { code: codeProblem }

function Balance({ card: { balance, expires } }: { card: GiftCard }) {
  const { t } = useTranslation('account')
  const { day } = useFormats()
  return (
    <p className={styles.balance}>
      <Price cents={balance} className={styles.figure} />
      <span className={styles.until}>
        {balance === 0
          ? t('giftCards.empty')
          : expires === null
            ? t('giftCards.endless')
            : t('giftCards.until', { day: day(expires) })}
      </span>
    </p>
  )
}

/** Shows a gift card's balance. The code is sent in a request body and never stored. */
export function BalanceForm() {
  const { t } = useTranslation('account')
  const shop = useShop()
  const [card, setCard] = useState<GiftCard | null>(null)
  const form = useForm(rules, async (text) => {
    setCard(null)
    const input = { gift_card_code: codeOf(text('code')) }
    setCard(await shop.commerce.ask(giftCardQuery, { input }, { hidden: true }))
  })
  const field = form.field('code')
  const change = () => {
    field.onChange()
    // The balance belongs to the previous code.
    setCard(null)
  }
  return (
    <div className={frame.form}>
      <AuthForm label={t('giftCards.checkForm')} form={form}>
        <Problem text={form.failure} />
        <GiftCardCode {...field} onChange={change} />
        <SubmitButton busy={form.isSubmitting} variant="secondary">
          {t('giftCards.check')}
        </SubmitButton>
        <div role="status" className={styles.answer}>
          {card !== null && <Balance card={card} />}
        </div>
      </AuthForm>
    </div>
  )
}
