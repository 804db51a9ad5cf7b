import type { CheckoutCart } from '@leaflog/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/formats.ts'
import { slotText } from '../../../shared/locations/slot-text.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { needId } from '../parts/need-id.ts'
import { SaveNote, SaveProblem } from '../parts/save-note.tsx'
import { Section } from '../parts/section.tsx'
import { useChoice } from '../parts/use-choice.ts'
import { useSaving } from '../parts/use-saving.ts'
import styles from './windows.module.css'

type WindowsProps = { cart: CheckoutCart; delivery: boolean }

/** Times to pick up, or to be delivered, a day at a time, as the store has capacity (3.4.3). */
export function Windows({ cart: { slots }, delivery }: WindowsProps) {
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
  const [opened, setOpened] = useState<string | null>(null)
  const dayOf = (id: string | null) => slots.find(({ values }) => values.some(({ slotid }) => slotid === id))
  const day = slots.find(({ label }) => label === opened) ?? dayOf(shown) ?? slots[0]
  return (
    <Section
      title={t(delivery ? 'slot.heading' : 'slot.pickup')}
      id={needId('slot')}
      aside={<SaveNote saving={saving} />}
    >
      {day === undefined && <p>{t(delivery ? 'slot.none' : 'slot.nonePickup')}</p>}
      {slots.length > 1 && (
        <fieldset className={styles.days}>
          <legend>
            <VisuallyHidden>{t('slot.day')}</VisuallyHidden>
          </legend>
          {slots.map(({ label }) => (
            <label key={label} className={styles.day}>
              <input
                type="radio"
                name={`${group}-day`}
                checked={label === day?.label}
                onChange={() => setOpened(label)}
                className={styles.radio}
              />
              <span className={styles.name}>{slotText(label, language)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {day && (
        <fieldset className={styles.times}>
          <legend className={slots.length > 1 ? undefined : styles.label}>
            {slots.length > 1 ? (
              <VisuallyHidden>{slotText(day.label, language)}</VisuallyHidden>
            ) : (
              slotText(day.label, language)
            )}
          </legend>
          <div className={styles.windows}>
            {day.values.map(({ slotid, time }) => (
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
      )}
      <SaveProblem saving={saving} />
    </Section>
  )
}
