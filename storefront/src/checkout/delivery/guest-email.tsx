import { CHECKOUT_SIGN_IN_PATH, emailProblem } from '@leaflog/core'
import type { CommerceCart } from '@leaflog/core/wire/commerce-cart'
import { checkCustomerEmail } from '@leaflog/core/wire/credentials'
import { useAnswer, useShop } from '@leaflog/react'
import { useLocation } from '@tanstack/react-router'
import { EmailField } from '../../forms/email-field.tsx'
import type { FieldProps } from '../../forms/use-form.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { SaveNote } from '../save-note.tsx'
import { useSaving } from '../use-saving.ts'
import styles from './guest-email.module.css'

/** Who has an account is told so, and may go on without it. */
function AccountHint({ email }: { email: string }) {
  const shop = useShop()
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const { data } = useAnswer(checkCustomerEmail, { email })
  const check = data?.checkCustomerEmail
  if (!check?.loyalty_registered && !check?.shop_registered) return null
  return (
    <p className={styles.hint}>
      There is an account with this email.{' '}
      <AppLink href={CHECKOUT_SIGN_IN_PATH} onClick={() => shop.session.rememberPage(here)}>
        Sign in
      </AppLink>{' '}
      to use its addresses and points, or go on as a guest.
    </p>
  )
}

/** A guest's email. The cart is told as soon as it is written, so that a reload does not lose it. */
export function GuestEmail({ cart, field }: { cart: CommerceCart; field: FieldProps<string> }) {
  const saving = useSaving()
  return (
    <div className={styles.email}>
      <EmailField
        {...field}
        autoComplete="email"
        maxLength={254}
        defaultValue={cart.email ?? ''}
        hint="For the confirmation and what you need to know about the order."
        error={field.error ?? saving.problem}
        onBlur={({ target }) => {
          const email = target.value.trim()
          if (emailProblem(email) === null && email !== cart.email) void saving.save([{ set: 'email', email }])
        }}
      />
      <SaveNote saving={saving} />
      {cart.email !== null && <AccountHint email={cart.email} />}
    </div>
  )
}
