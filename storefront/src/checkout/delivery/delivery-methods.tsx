import type { CommerceCart } from '@leaflog/core/wire/commerce-cart'
import { formatCents } from '../../ui/price.tsx'
import { Choices } from '../choices.tsx'
import { needId } from '../need-id.ts'
import { SaveNote, SaveProblem } from '../save-note.tsx'
import { Section } from '../section.tsx'
import { useSaving } from '../use-saving.ts'

/** How the order is brought, what that costs, and why something is not offered. */
export function DeliveryMethods({ cart }: { cart: CommerceCart }) {
  const saving = useSaving()
  const methods = cart.shipping?.methods ?? []
  const selected = cart.shipping?.selected ?? null
  const keyOf = (of: { carrier_code: string; method_code: string }) => `${of.carrier_code}_${of.method_code}`
  const choose = async (value: string) => {
    const wanted = methods.find((method) => keyOf(method) === value)
    return wanted && saving.save([{ set: 'method', carrier: wanted.carrier_code, method: wanted.method_code }])
  }
  return (
    <Section title="How" id={needId('method')} aside={<SaveNote saving={saving} />}>
      <Choices
        legend="How it is delivered"
        choices={methods.map((method) => ({
          value: keyOf(method),
          label: method.title,
          end: method.amount === 0 ? 'Free' : formatCents(method.amount),
          closed: method.available ? null : (method.problem ?? 'Not available for this order.'),
        }))}
        chosen={selected && keyOf(selected)}
        onChoose={choose}
      />
      <SaveProblem saving={saving} />
    </Section>
  )
}
