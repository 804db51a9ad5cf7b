import type { CheckoutCart } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Choices } from '../parts/choices.tsx'
import { needId } from '../parts/need-id.ts'
import { SaveNote, SaveProblem } from '../parts/save-note.tsx'
import { Section } from '../parts/section.tsx'
import { useSaving } from '../parts/use-saving.ts'

/** Delivery methods with their prices, and why some are unavailable. */
export function DeliveryMethods({ cart }: { cart: CheckoutCart }) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const sentence = useMessage()
  const saving = useSaving()
  const methods = cart.shipping?.methods ?? []
  const selected = cart.shipping?.selected ?? null
  const keyOf = (of: { carrier_code: string; method_code: string }) => `${of.carrier_code}_${of.method_code}`
  const choose = async (value: string) => {
    const wanted = methods.find((method) => keyOf(method) === value)
    return wanted && saving.save([{ set: 'method', carrier: wanted.carrier_code, method: wanted.method_code }])
  }
  return (
    <Section title={t('method.heading')} id={needId('method')} aside={<SaveNote saving={saving} />}>
      <Choices
        legend={t('method.legend')}
        choices={methods.map((method) => ({
          value: keyOf(method),
          label: sentence(method.title),
          end: method.amount === 0 ? t('free') : money(method.amount),
          closed: method.available
            ? null
            : method.problem === null
              ? t('method.unavailable')
              : sentence(method.problem, method.problem_meaning),
        }))}
        chosen={selected && keyOf(selected)}
        onChoose={choose}
      />
      <SaveProblem saving={saving} />
    </Section>
  )
}
