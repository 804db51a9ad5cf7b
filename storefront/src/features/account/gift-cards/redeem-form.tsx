import { redeemGiftCard } from '@leaflog/core/wire/commerce/gift-cards'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { GiftCardCode } from '../../../shared/forms/gift-card-code.tsx'
import frame from './code-form.module.css'
import { codeOf, codeProblem } from '../../../shared/forms/gift-card-rules.ts'

const rules = { code: codeProblem }

type RedeemFormProps = { onRedeemed?: () => void }

function Fields({ onDone, onRedeemed }: RedeemFormProps & { onDone: () => void }) {
  const { t } = useTranslation('account')
  const { money } = useFormats()
  const shop = useShop()
  const form = useForm(rules, async (text) => {
    const input = { gift_card_code: codeOf(text('code')) }
    const { balance } = await shop.commerce.ask(redeemGiftCard, { input })
    onRedeemed?.()
    onDone()
    await shop.ui.toast({ type: 'success', text: t('giftCards.redeemed', { amount: money(balance) }), fixed: true })
  })
  return (
    <div className={frame.form}>
      <AuthForm label={t('giftCards.redeemForm')} form={form}>
        <Problem text={form.failure} />
        <GiftCardCode {...form.field('code')} />
        <SubmitButton busy={form.isSubmitting} variant="secondary">
          {t('giftCards.toCredit')}
        </SubmitButton>
      </AuthForm>
    </div>
  )
}

/** Converts a card's whole balance to store credit. Afterwards the field is cleared. */
export function RedeemForm({ onRedeemed }: RedeemFormProps) {
  const [round, setRound] = useState(0)
  const done = () => setRound((before) => before + 1)
  return <Fields key={round} onDone={done} {...(onRedeemed && { onRedeemed })} />
}
