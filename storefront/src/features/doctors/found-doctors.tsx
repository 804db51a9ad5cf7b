import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoctorEntry, doctorEntryId } from './doctor-entry.tsx'
import type { DoctorsPageData } from './doctors-loader.ts'
import { PlaceMap } from '../../shared/map/place-map.tsx'
import styles from '../../shared/ui/places.module.css'
import { useStateName } from '../../shared/i18n/use-state-name.ts'

/** The doctors found, and their locations. All of them are in one state. */
export function FoundDoctors({ data: { doctors, total, center } }: { data: DoctorsPageData }) {
  const { t } = useTranslation('places')
  const nameOf = useStateName()
  const [lit, setLit] = useState<readonly string[]>([])
  const onLit = useCallback((ids: readonly string[]) => setLit(ids), [])
  const code = doctors[0]?.state_code ?? ''
  const state = nameOf(code)
  const count =
    center === null
      ? t('doctors.inState', { count: total, state })
      : t('doctors.near', { count: total, state, place: center.zip ?? `${center.city}, ${center.state_code}` })
  return (
    <div className={styles.found}>
      <div className={styles.map}>
        <PlaceMap
          stateCode={code}
          places={doctors.map((doctor) => ({ ...doctor, id: doctorEntryId(doctor.id) }))}
          lit={lit}
          onLit={onLit}
          from={center?.state_code === code ? center : null}
        />
      </div>
      <section aria-label={t('doctors.list')} className={styles.list}>
        <div role="status">
          <h2 className={styles.count}>{count}</h2>
        </div>
        <ul>
          {doctors.map((doctor) => {
            const id = doctorEntryId(doctor.id)
            return <DoctorEntry key={id} doctor={doctor} isLit={lit.includes(id)} onLit={onLit} />
          })}
        </ul>
      </section>
    </div>
  )
}
