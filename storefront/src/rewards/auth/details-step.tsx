import { birthDateProblem, dayOf } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAttempt } from '../../attempt.ts'
import { BirthDateField } from '../../forms/birth-date-field.tsx'
import { AuthForm, BackButton, Pair, Problem, SubmitButton, Ways } from '../../forms/form-parts.tsx'
import { phoneProblem, required } from '../../forms/field-rules.ts'
import { SelectField, TextField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'

/** The answer of who lives where Rewards is not. */
const ELSEWHERE = 'elsewhere'
const notThere = 'Rewards is not in your state yet. You can still shop with us, and we would be glad to see you later.'

const stateProblem = (text: string) => (text === ELSEWHERE ? notThere : required(text))

const dateProblem = (text: string, now: number) => {
  if (text !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Please give the month, the day and the year in digits.'
  return birthDateProblem(text, dayOf(now, -new Date(now).getTimezoneOffset()))
}

/** Who joins: the names, the date of birth, the state of Rewards and, if they like, a telephone number. */
export function DetailsStep() {
  const shop = useShop()
  const attempt = useAttempt()
  const now = useRouteContext({ from: '__root__', select: (context) => context.now })
  const { details, states, configProblem } = useEnrolment()
  const rules = useMemo(
    () => ({
      firstname: required,
      lastname: required,
      dateOfBirth: (text: string) => dateProblem(text, now()),
      state: stateProblem,
      phone: phoneProblem,
    }),
    [now],
  )
  const form = useForm(rules, (text) =>
    shop.enrolment.giveDetails({
      firstname: text('firstname').trim(),
      lastname: text('lastname').trim(),
      dateOfBirth: text('dateOfBirth'),
      state: text('state'),
      phone: text('phone').trim(),
    }),
  )
  return (
    <>
      <AuthForm label="About you" form={form}>
        <Problem text={form.failure ?? configProblem} />
        <Pair>
          <TextField
            {...form.field('firstname')}
            label="First name"
            autoComplete="given-name"
            required
            defaultValue={details.firstname}
          />
          <TextField
            {...form.field('lastname')}
            label="Last name"
            autoComplete="family-name"
            required
            defaultValue={details.lastname}
          />
        </Pair>
        <BirthDateField
          {...form.field('dateOfBirth')}
          hint="As on your ID, for example 4 27 1985. It cannot be changed later."
          defaultValue={details.dateOfBirth}
        />
        <SelectField
          // The list may come after the page: only then can the select show what was chosen.
          key={states.length}
          {...form.field('state')}
          label="State"
          autoComplete="address-level1"
          required
          hint="Where you mostly shop with us."
          defaultValue={details.state}
        >
          <option value="">Choose your state</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          {states.length > 0 && <option value={ELSEWHERE}>Another state</option>}
        </SelectField>
        <TextField
          {...form.field('phone')}
          label="Mobile phone (optional)"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint="Only for texts, and only if you want them."
          defaultValue={details.phone}
        />
        <SubmitButton busy={form.isSubmitting}>Continue</SubmitButton>
      </AuthForm>
      <Ways>
        <BackButton onClick={() => attempt(shop.enrolment.back())} />
      </Ways>
    </>
  )
}
