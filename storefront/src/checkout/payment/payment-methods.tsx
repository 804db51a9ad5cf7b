import type { CommerceCart } from '@leaflog/core/wire/commerce-cart'
import { Choices } from '../choices.tsx'
import { needId } from '../need-id.ts'
import { SaveNote, SaveProblem } from '../save-note.tsx'
import { Section } from '../section.tsx'
import { useSaving } from '../use-saving.ts'

/** How it is paid, of what the backend offers for this way of handing over. */
export function PaymentMethods({ cart: { payments, payment } }: { cart: CommerceCart }) {
  const saving = useSaving()
  const [only] = payments
  if (payments.length === 1 && only?.code === 'free')
    return (
      <Section title="Payment" id={needId('payment')}>
        <p>{only.title}: points, gift cards or store credit cover all of it.</p>
      </Section>
    )
  return (
    <Section title="Payment" id={needId('payment')} aside={<SaveNote saving={saving} />}>
      <Choices
        legend="How you pay"
        choices={payments.map(({ code, title }) => ({ value: code, label: title }))}
        chosen={payment?.code ?? null}
        onChoose={(code) => saving.save([{ set: 'payment', code }])}
      />
      <SaveProblem saving={saving} />
    </Section>
  )
}
