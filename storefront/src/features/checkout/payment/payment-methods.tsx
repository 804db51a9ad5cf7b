import type { CheckoutCart } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Choices } from '../parts/choices.tsx'
import { needId } from '../parts/need-id.ts'
import { SaveNote, SaveProblem } from '../parts/save-note.tsx'
import { Section } from '../parts/section.tsx'
import { useSaving } from '../parts/use-saving.ts'

/** The payment methods that the backend offers for this fulfillment. */
export function PaymentMethods({ cart: { payments, payment } }: { cart: CheckoutCart }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const saving = useSaving()
  const [only] = payments
  if (payments.length === 1 && only?.code === 'free')
    return (
      <Section title={t('payment.heading')} id={needId('payment')}>
        <p>{t('payment.covered', { title: sentence(only.title) })}</p>
      </Section>
    )
  return (
    <Section title={t('payment.heading')} id={needId('payment')} aside={<SaveNote saving={saving} />}>
      <Choices
        legend={t('payment.legend')}
        choices={payments.map(({ code, title }) => ({ value: code, label: sentence(title) }))}
        chosen={payment?.code ?? null}
        onChoose={(code) => saving.save([{ set: 'payment', code }])}
      />
      <SaveProblem saving={saving} />
    </Section>
  )
}
