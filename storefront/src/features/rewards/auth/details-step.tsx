import { birthDateProblem, dayOf } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { BirthDateField } from '../../../shared/forms/birth-date-field.tsx'
import { AuthForm, BackButton, Pair, Problem, SubmitButton, Ways } from '../../../shared/forms/form-parts.tsx'
import { phoneProblem, required } from '../../../shared/forms/field-rules.ts'
import { SelectField, TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'

/** The choice of visitors whose state has no Rewards. */
const ELSEWHERE = 'elsewhere'

const dateProblem = (text: string, now: number, t: TFunction<'auth'>) => {
  if (text !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return t('details.birthDateProblem')
  return birthDateProblem(text, dayOf(now, -new Date(now).getTimezoneOffset()))
}

/** The new member: names, date of birth, state and, optionally, a telephone number. */
export function DetailsStep() {
  const { t } = useTranslation('auth')
  const word = useTerm()
  const shop = useShop()
  const attempt = useAttempt()
  const now = useRouteContext({ from: '__root__', select: (context) => context.now })
  const { details, states, configProblem, configProblemMeaning } = useEnrolment()
  const rules = useMemo(
    () => ({
      firstname: required,
      lastname: required,
      dateOfBirth: (text: string) => dateProblem(text, now(), t),
      state: (text: string) => (text === ELSEWHERE ? t('details.notThere') : required(text)),
      phone: phoneProblem,
    }),
    [now, t],
  )
  const form = useForm(
    rules,
    (text) =>
      shop.enrolment.giveDetails({
        firstname: text('firstname').trim(),
        lastname: text('lastname').trim(),
        dateOfBirth: text('dateOfBirth'),
        state: text('state'),
        phone: text('phone').trim(),
      }),
    { draft: 'joining' },
  )
  return (
    <>
      <AuthForm label={t('details.form')} form={form}>
        <Problem text={form.failure ?? (configProblem && { text: configProblem, meaning: configProblemMeaning })} />
        <Pair>
          <TextField
            {...form.field('firstname')}
            label={t('details.firstname')}
            autoComplete="given-name"
            required
            defaultValue={details.firstname}
          />
          <TextField
            {...form.field('lastname')}
            label={t('details.lastname')}
            autoComplete="family-name"
            required
            defaultValue={details.lastname}
          />
        </Pair>
        <BirthDateField
          {...form.field('dateOfBirth')}
          hint={t('details.birthDateHint')}
          defaultValue={details.dateOfBirth}
        />
        <SelectField
          // The list may arrive after the page; the key makes the select show the choice then.
          key={states.length}
          {...form.field('state')}
          label={t('details.state')}
          autoComplete="address-level1"
          required
          hint={t('details.stateHint')}
          defaultValue={details.state}
        >
          <option value="">{t('details.chooseState')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {word(name)}
            </option>
          ))}
          {states.length > 0 && <option value={ELSEWHERE}>{t('details.anotherState')}</option>}
        </SelectField>
        <TextField
          {...form.field('phone')}
          label={t('details.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={t('details.phoneHint')}
          defaultValue={details.phone}
        />
        <SubmitButton busy={form.isSubmitting}>{t('continue')}</SubmitButton>
      </AuthForm>
      <Ways>
        <BackButton onClick={() => attempt(shop.enrolment.back())} />
      </Ways>
    </>
  )
}
