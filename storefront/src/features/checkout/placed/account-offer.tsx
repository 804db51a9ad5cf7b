import { passwordProblem } from '@leaflog/core'
import type { PlacedOrder } from '@leaflog/core/wire/commerce/placed-order'
import { useCheckout, useSession, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_RULES } from '../../../shared/forms/field-rules.ts'
import { AuthForm, Checkbox, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Section } from '../parts/section.tsx'

const anything = () => null
const rules = { password: passwordProblem, is_subscribed: anything }

/** 7a.9: a guest creates an account from the order; only a password is needed. */
export function AccountOffer({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const shop = useShop()
  const { account } = useCheckout()
  const { isSignedIn } = useSession()
  const form = useForm<string>(rules, (text) =>
    shop.checkout.createAccount({
      password: text('password'),
      dateOfBirth: null,
      isSubscribed: text('is_subscribed') === 'on',
    }),
  )
  if (isSignedIn || account === 'created')
    return (
      <Section title={t('account.ready')}>
        <p role="status">{isSignedIn ? t('account.signedIn') : t('account.signInNow')}</p>
      </Section>
    )
  return (
    <Section title={t('account.heading')}>
      <p>{t('account.why', { email: order.email ?? '' })}</p>
      <AuthForm label={t('account.form')} form={form}>
        <Problem text={form.failure} />
        {/* Lets a password manager know the account of the password. */}
        <input type="email" autoComplete="username" value={order.email ?? ''} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="new-password"
          hint={sentence(PASSWORD_RULES)}
          required
        />
        <Checkbox name="is_subscribed" label={t('account.news')} />
        <SubmitButton busy={form.isSubmitting}>{t('account.create')}</SubmitButton>
      </AuthForm>
    </Section>
  )
}
