import { type CheckoutCart, CHECKOUT_SIGN_IN_PATH, emailProblem } from '@leaflog/core'
import { checkCustomerEmail } from '@leaflog/core/wire/commerce/credentials'
import { useAnswer, useShop } from '@leaflog/react'
import { useLocation } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import { EmailField } from '../../../shared/forms/email-field.tsx'
import type { FieldProps } from '../../../shared/forms/use-form.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { SaveNote } from '../parts/save-note.tsx'
import { useSaving } from '../parts/use-saving.ts'
import styles from './guest-email.module.css'

/** Tells a guest that the email has an account; they may continue without signing in. */
function AccountHint({ email }: { email: string }) {
  const { t } = useTranslation('checkout')
  const shop = useShop()
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const { data } = useAnswer(checkCustomerEmail, { email })
  const check = data?.checkCustomerEmail
  if (!check?.loyalty_registered && !check?.shop_registered) return null
  const link = (
    <AppLink href={CHECKOUT_SIGN_IN_PATH} onClick={() => shop.session.rememberPage(here)}>
      {null}
    </AppLink>
  )
  return (
    <p className={styles.hint}>
      <Trans t={t} i18nKey="email.known" components={{ a: link }} />
    </p>
  )
}

/** A guest's email. It is saved as soon as it is entered, so that a reload does not lose it. */
export function GuestEmail({ cart, field }: { cart: CheckoutCart; field: FieldProps<string> }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const saving = useSaving()
  return (
    <div className={styles.email}>
      <EmailField
        {...field}
        autoComplete="email"
        maxLength={254}
        defaultValue={cart.email ?? ''}
        hint={t('email.hint')}
        error={field.error ?? (saving.problem && sentence(saving.problem))}
        onBlur={({ target }) => {
          const email = target.value.trim()
          if (emailProblem(email) === null && email !== cart.email) void saving.save([{ set: 'email', email }])
        }}
      />
      <div className={styles.saved}>
        <SaveNote saving={saving} />
      </div>
      {cart.email !== null && <AccountHint email={cart.email} />}
    </div>
  )
}
