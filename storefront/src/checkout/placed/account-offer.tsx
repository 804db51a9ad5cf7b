import { passwordProblem } from '@leaflog/core'
import type { PlacedOrder } from '@leaflog/core/wire/placed-order'
import { useCheckout, useSession, useShop } from '@leaflog/react'
import { PASSWORD_RULES } from '../../forms/field-rules.ts'
import { AuthForm, Checkbox, Problem, SubmitButton } from '../../forms/form-parts.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Section } from '../section.tsx'

const anything = () => null
const rules = { password: passwordProblem, is_subscribed: anything }

/** 7a.9: a guest makes an account of what the order says; only a password is missing. */
export function AccountOffer({ order }: { order: PlacedOrder }) {
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
      <Section title="Your account is ready">
        <p role="status">
          {isSignedIn
            ? 'You are signed in, and this order is in it.'
            : 'This order is in it. Sign in with the password that you chose.'}
        </p>
      </Section>
    )
  return (
    <Section title="Keep this for next time">
      <p>
        Choose a password, and an account for {order.email} has this order, your name and whatever comes next. No need
        to type it again.
      </p>
      <AuthForm label="Create an account" form={form}>
        <Problem text={form.failure} />
        {/* So that a password manager knows whose password it is. */}
        <input type="email" autoComplete="username" value={order.email ?? ''} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_RULES}
          required
        />
        <Checkbox name="is_subscribed" label="Tell me by email about offers and what is new." />
        <SubmitButton busy={form.isSubmitting}>Create your account</SubmitButton>
      </AuthForm>
    </Section>
  )
}
