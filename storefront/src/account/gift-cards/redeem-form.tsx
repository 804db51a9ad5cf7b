import { redeemGiftCard } from '@leaflog/core/wire/gift-cards'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { AuthForm, Problem, SubmitButton } from '../../forms/form-parts.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatCents } from '../../ui/price.tsx'
import { GiftCardCode } from '../../forms/gift-card-code.tsx'
import frame from './code-form.module.css'
import { codeOf, codeProblem } from '../../forms/gift-card-rules.ts'

const rules = { code: codeProblem }

type RedeemFormProps = { onRedeemed?: () => void }

function Fields({ onDone, onRedeemed }: RedeemFormProps & { onDone: () => void }) {
  const shop = useShop()
  const form = useForm(rules, async (text) => {
    const input = { gift_card_code: codeOf(text('code')) }
    const { balance } = await shop.commerce.ask(redeemGiftCard, { input })
    onRedeemed?.()
    onDone()
    await shop.ui.toast({ type: 'success', text: `${formatCents(balance)} is now store credit.`, fixed: true })
  })
  return (
    <div className={frame.form}>
      <AuthForm label="Turn a gift card into store credit" form={form}>
        <Problem text={form.failure} />
        <GiftCardCode {...form.field('code')} />
        <SubmitButton busy={form.isSubmitting} variant="secondary">
          Turn into store credit
        </SubmitButton>
      </AuthForm>
    </div>
  )
}

/** All that is on a gift card becomes store credit. Afterwards the field is empty again. */
export function RedeemForm({ onRedeemed }: RedeemFormProps) {
  const [round, setRound] = useState(0)
  const done = () => setRound((before) => before + 1)
  return <Fields key={round} onDone={done} {...(onRedeemed && { onRedeemed })} />
}
