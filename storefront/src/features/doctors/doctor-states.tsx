import { useTranslation } from 'react-i18next'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { type DoctorSearch, doctorSearchHref } from './doctor-search.ts'
import styles from './doctor-states.module.css'
import { drawState } from '../../shared/map/project.ts'
import { useStateName } from '../../shared/i18n/use-state-name.ts'

type DoctorStatesProps = { search: DoctorSearch; states: readonly { state_code: string; count: number }[] }

/** The starting point: state outlines, each with its number of doctors. */
export function DoctorStates({ search, states }: DoctorStatesProps) {
  const { t } = useTranslation('places')
  const nameOf = useStateName()
  return (
    <section className={styles.section}>
      <h2>{t('doctors.chooseState')}</h2>
      <p className={styles.soft}>{t('doctors.chooseStateText')}</p>
      <ul className={styles.states}>
        {states.map(({ state_code: code, count }) => {
          const drawing = drawState(code)
          return (
            <li key={code}>
              <AppLink href={doctorSearchHref({ ...search, state: code })} className={styles.state}>
                {drawing && (
                  <svg
                    viewBox={`0 0 ${drawing.box.width} ${drawing.box.height}`}
                    aria-hidden="true"
                    className={styles.outline}
                  >
                    <path d={drawing.path} />
                  </svg>
                )}
                <span>
                  <span className={styles.name}>{nameOf(code)}</span>
                  <span className={styles.soft}>{t('doctors.count', { count })}</span>
                </span>
              </AppLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
