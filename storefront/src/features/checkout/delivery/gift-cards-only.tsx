import { type CheckoutCart, emailProblem, type Missing } from '@leaflog/core'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { needId } from '../parts/need-id.ts'
import { Section } from '../parts/section.tsx'
import { stepHref } from '../parts/steps.ts'
import { useChannel } from '../parts/channel.ts'
import { GuestEmail } from './guest-email.tsx'
import { emailSettings } from './settings.ts'

type GiftCardsOnlyProps = { cart: CheckoutCart; asGuest: boolean; missing: readonly Missing[] }

const anonymous = { email: emailProblem }
const known = {}

/** Nothing in this cart has to be shipped or picked up: it is sent by email. */
export function GiftCardsOnly({ cart, asGuest }: GiftCardsOnlyProps) {
  const { t } = useTranslation('checkout')
  const { send } = useChannel()
  const router = useRouter()
  const form = useForm<string>(asGuest ? anonymous : known, async (text) => {
    await send(emailSettings(cart, asGuest ? text('email').trim() : null))
    await router.navigate({ to: '/', href: stepHref('payment') })
  })
  return (
    <Section title={t('email.heading')} id={needId('email')}>
      <AuthForm label={t('email.heading')} form={form}>
        <Problem text={form.failure} />
        <p>{t('email.giftCards')}</p>
        {asGuest && <GuestEmail cart={cart} field={form.field('email')} />}
        <SubmitButton busy={form.isSubmitting}>{t('continueToPayment')}</SubmitButton>
      </AuthForm>
    </Section>
  )
}
