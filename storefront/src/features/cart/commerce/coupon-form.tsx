import { useCommerceCart, useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { required } from '../../../shared/forms/field-rules.ts'
import { AuthForm, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { FieldError, useForm } from '../../../shared/forms/use-form.ts'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { CodeList } from './code-list.tsx'
import styles from './codes.module.css'
import type { CartAsk } from './use-cart-ask.ts'

const rules = { coupon: required }

function CouponField({ ask, onDone }: { ask: CartAsk; onDone: () => void }) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const form = useForm(rules, async (text) => {
    await ask(() => shop.commerceCart.setCoupon(text('coupon').trim())).catch((error: unknown) => {
      throw new FieldError('coupon', sentenceOf(error))
    })
    onDone()
  })
  return (
    <AuthForm label={t('coupon.heading')} form={form}>
      <div className={styles.form}>
        <TextField
          {...form.field('coupon')}
          label={t('coupon.code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <SubmitButton busy={form.isSubmitting} variant="secondary">
          {t('coupon.apply')}
        </SubmitButton>
      </div>
    </AuthForm>
  )
}

/** A coupon: enter, show and remove. A refusal is shown below the field. */
export function CouponForm({ ask }: { ask: CartAsk }) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const attempt = useCartAttempt()
  const { cart } = useCommerceCart()
  const [round, setRound] = useState(0)
  const codes = (cart?.coupons ?? []).map((code) => ({ key: code, label: code, remove: t('coupon.remove', { code }) }))
  return (
    <details className={styles.part} open={codes.length > 0}>
      <summary>{t('coupon.heading')}</summary>
      <CodeList codes={codes} onRemove={() => attempt(shop.commerceCart.setCoupon(null))} />
      {/* A new key clears the field. */}
      {codes.length === 0 && <CouponField key={round} ask={ask} onDone={() => setRound((before) => before + 1)} />}
    </details>
  )
}
