import { useCommerceCart, useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthForm, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { GiftCardCode } from '../../../shared/forms/gift-card-code.tsx'
import { codeOf, codeProblem } from '../../../shared/forms/gift-card-rules.ts'
import { FieldError, useForm } from '../../../shared/forms/use-form.ts'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { CodeList } from './code-list.tsx'
import styles from './codes.module.css'
import type { CartAsk } from './use-cart-ask.ts'

const rules = { code: codeProblem }

function GiftCardField({ ask, onDone }: { ask: CartAsk; onDone: () => void }) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const form = useForm(rules, async (text) => {
    await ask(() => shop.commerceCart.applyGiftCard(codeOf(text('code')))).catch((error: unknown) => {
      throw new FieldError('code', sentenceOf(error))
    })
    onDone()
  })
  return (
    <AuthForm label={t('giftCard.heading')} form={form}>
      <div className={styles.form}>
        <GiftCardCode {...form.field('code')} />
        <SubmitButton busy={form.isSubmitting} variant="secondary">
          {t('giftCard.apply')}
        </SubmitButton>
      </div>
    </AuthForm>
  )
}

/** Gift cards that pay part of the order. A code is worth money: it is sent in a request body and never stored (I5). */
export function GiftCardForm({ ask }: { ask: CartAsk }) {
  const { t } = useTranslation('cart')
  const { money } = useFormats()
  const shop = useShop()
  const attempt = useCartAttempt()
  const { cart } = useCommerceCart()
  const [round, setRound] = useState(0)
  const codes = (cart?.gift_cards ?? []).map(({ ending, applied }) => ({
    key: ending,
    label: t('giftCard.applied', { ending, amount: money(applied) }),
    remove: t('giftCard.remove', { ending }),
  }))
  return (
    <details className={styles.part} open={codes.length > 0}>
      <summary>{t('giftCard.heading')}</summary>
      <CodeList codes={codes} onRemove={(ending) => attempt(shop.commerceCart.removeGiftCard(ending))} />
      {/* A new key clears the field. */}
      <GiftCardField key={round} ask={ask} onDone={() => setRound((before) => before + 1)} />
    </details>
  )
}
