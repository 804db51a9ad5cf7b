import { type GiftCard, giftCardQuery } from '@leaflog/core/wire/gift-cards'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { AuthForm, Problem, SubmitButton } from '../../forms/form-parts.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Price } from '../../ui/price.tsx'
import { longDay } from '../../ui/words.ts'
import { GiftCardCode } from '../../forms/gift-card-code.tsx'
import frame from './code-form.module.css'
import { codeOf, codeProblem } from '../../forms/gift-card-rules.ts'
import styles from './balance-form.module.css'

const rules = { code: codeProblem }

function Balance({ card: { balance, expires } }: { card: GiftCard }) {
  return (
    <p className={styles.balance}>
      <Price cents={balance} className={styles.figure} />
      <span className={styles.until}>
        {balance === 0
          ? 'Nothing is left on this card.'
          : expires === null
            ? 'It does not expire.'
            : `Good until ${longDay(expires)}.`}
      </span>
    </p>
  )
}

/** What is on a gift card. The code goes in the body of a request, and nothing keeps it. */
export function BalanceForm() {
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
    // The figure is of the code that was there before.
    setCard(null)
  }
  return (
    <div className={frame.form}>
      <AuthForm label="Check the balance of a gift card" form={form}>
        <Problem text={form.failure} />
        <GiftCardCode {...field} onChange={change} />
        <SubmitButton busy={form.isSubmitting} variant="secondary">
          Check the balance
        </SubmitButton>
        <div role="status" className={styles.answer}>
          {card !== null && <Balance card={card} />}
        </div>
      </AuthForm>
    </div>
  )
}
