import type { CommerceCart } from '@leaflog/core/wire/commerce-cart'
import { useId, useState } from 'react'
import { needId } from '../need-id.ts'
import { SaveNote, SaveProblem } from '../save-note.tsx'
import { Section } from '../section.tsx'
import { useSaving } from '../use-saving.ts'
import styles from './delivery-slots.module.css'

/** When the order is brought (3.4.3): windows by day, as the store has room. */
export function DeliverySlots({ cart: { slots } }: { cart: CommerceCart }) {
  const group = useId()
  const saving = useSaving()
  const [wanted, setWanted] = useState<string | null>(null)
  const chosen = wanted ?? slots.find(({ selected }) => selected !== null)?.selected ?? null
  const choose = (zoneid: string, slotid: string) => {
    setWanted(slotid)
    void saving
      .save([{ set: 'slot', zoneid, slotid }])
      .then(() => setWanted((latest) => (latest === slotid ? null : latest)))
  }
  return (
    <Section title="When" id={needId('slot')} aside={<SaveNote saving={saving} />}>
      <div className={styles.days}>
        {slots.map(({ label, values }) => (
          <fieldset key={label} className={styles.day}>
            <legend className={styles.label}>{label}</legend>
            <div className={styles.windows}>
              {values.map(({ zoneid, slotid, time }) => (
                <label key={slotid} className={styles.window}>
                  <input
                    type="radio"
                    name={group}
                    value={slotid}
                    checked={chosen === slotid}
                    onChange={() => choose(zoneid, slotid)}
                    className={styles.radio}
                  />
                  {time.replace(' - ', ' – ')}
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
