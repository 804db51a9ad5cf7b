import { emailProblem, LeaflogError } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { AuthForm, Problem, SubmitButton, Ways } from '../../../shared/forms/form-parts.tsx'
import linkStyles from '../../../shared/forms/form-parts.module.css'
import { EmailField } from '../../../shared/forms/email-field.tsx'
import { FieldError, useForm } from '../../../shared/forms/use-form.ts'

const rules = { email: emailProblem }

/** The first step: the outcome of the email check (3.15.1) decides the next one. Members are sent to sign in (2e.2). */
export function EmailStep() {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const router = useRouter()
  const { email, status } = useEnrolment()
  const form = useForm(rules, async (text) => {
    await shop.enrolment.submitEmail(text('email').trim())
    const { outcome, problem, problemMeaning: meaning } = shop.getState().enrolment.view
    if (outcome === 'invalid') throw new FieldError('email', { text: problem ?? '', meaning })
    if (outcome === null) throw new LeaflogError('ENROLMENT_FAILED', problem ?? undefined, { meaning })
    if (outcome !== 'member') return
    await shop.enrolment.storeDestination('LOGIN')
    await router.navigate({ to: '/rewards/login' })
  })
  return (
    <>
      <AuthForm label={t('email.form')} form={form}>
        <Problem text={form.failure} />
        <EmailField {...form.field('email')} autoComplete="email" defaultValue={email} />
        <SubmitButton busy={form.isSubmitting || status === 'checking'}>{t('continue')}</SubmitButton>
      </AuthForm>
      <Ways>
        <AppLink href="/rewards/login" className={linkStyles.link}>
          {t('email.member')}
        </AppLink>
      </Ways>
    </>
  )
}
