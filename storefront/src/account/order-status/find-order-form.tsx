import { emailProblem, isLeaflogError } from '@leaflog/core'
import type { GuestOrderInput } from '@leaflog/core/wire/commerce-orders'
import { useState } from 'react'
import { EmailField } from '../../forms/email-field.tsx'
import { required } from '../../forms/field-rules.ts'
import { AuthForm, Problem, SubmitButton } from '../../forms/form-parts.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { orderNumber } from '../orders/orders-search.ts'
import { OfAnAccount } from './of-an-account.tsx'

const rules = { number: required, email: emailProblem, lastname: required }

/** Says the same whichever of the three was wrong. */
const NOT_FOUND = 'We found no order with this number, email and last name. Please check all three.'

/** What only who placed the order knows of it. */
export function FindOrderForm({ onFind }: { onFind: (input: GuestOrderInput) => Promise<void> }) {
  const [ofAccount, setOfAccount] = useState<string | null>(null)
  const form = useForm(rules, async (text) => {
    setOfAccount(null)
    const number = orderNumber(text('number'))
    try {
      await onFind({ number, email: text('email').trim(), lastname: text('lastname').trim() })
    } catch (error) {
      if (isLeaflogError(error, 'NOT_FOUND')) throw new Error(NOT_FOUND, { cause: error })
      if (!isLeaflogError(error, 'NOT_AUTHORIZED')) throw error
      setOfAccount(number)
    }
  })
  return (
    <>
      <AuthForm label="Find your order" form={form}>
        <Problem text={form.failure} />
        <TextField
          {...form.field('number')}
          label="Order number"
          hint="It is in the confirmation that we mailed to you."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          required
        />
        <EmailField {...form.field('email')} autoComplete="email" maxLength={254} />
        <TextField
          {...form.field('lastname')}
          label="Last name"
          hint="Of who ordered, or of the billing address."
          autoComplete="family-name"
          maxLength={255}
          required
        />
        <SubmitButton busy={form.isSubmitting}>Find order</SubmitButton>
      </AuthForm>
      {ofAccount !== null && <OfAnAccount number={ofAccount} />}
    </>
  )
}
