import type { CommerceCart } from '@leaflog/core/wire/commerce/commerce-cart'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/formats.ts'
import { needId } from '../parts/need-id.ts'
import { SaveNote, SaveProblem } from '../parts/save-note.tsx'
import { Section } from '../parts/section.tsx'
import { slotText } from '../../../shared/locations/slot-text.ts'
import { useChoice } from '../parts/use-choice.ts'
import { useSaving } from '../parts/use-saving.ts'
import styles from './delivery-slots.module.css'

/** Delivery windows by day, as the store has capacity (3.4.3). */
export function DeliverySlots({ cart: { slots } }: { cart: CommerceCart }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const group = useId()
  const saving = useSaving()
  const all = slots.flatMap(({ values }) => values)
  const selected = slots.find((day) => day.selected !== null)?.selected ?? null
  const { shown, choose } = useChoice(selected, async (slotid) => {
    const found = all.find((each) => each.slotid === slotid)
    return found && saving.save([{ set: 'slot', zoneid: found.zoneid, slotid }])
  })
  return (
    <Section title={t('slot.heading')} id={needId('slot')} aside={<SaveNote saving={saving} />}>
      <div className={styles.days}>
        {slots.map(({ label, values }) => (
          <fieldset key={label} className={styles.day}>
            <legend className={styles.label}>{slotText(label, language)}</legend>
            <div className={styles.windows}>
              {values.map(({ slotid, time }) => (
                <label key={slotid} className={styles.window}>
                  <input
                    type="radio"
                    name={group}
                    value={slotid}
                    checked={shown === slotid}
                    onChange={() => void choose(slotid)}
                    className={styles.radio}
                  />
                  {slotText(time, language)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <SaveProblem saving={saving} />
    </Section>
  )
}
