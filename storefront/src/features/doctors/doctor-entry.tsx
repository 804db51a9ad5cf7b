import type { Doctor } from '@leaflog/core/wire/commerce/doctors'
import { Building2, Phone, Video } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { MapEntry } from '../../shared/map/map-entry.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './doctor-entry.module.css'

/** The id that a mark of the map links to. */
export const doctorEntryId = (id: string): string => `doctor-${id}`

const specialties = [
  'family',
  'internal',
  'pain',
  'neurology',
  'oncology',
  'psychiatry',
  'palliative',
  'rehabilitation',
] as const

const useSpecialty = () => {
  const { t } = useTranslation('places')
  return (code: string): string => {
    const known = specialties.find((one) => one === code)
    return known === undefined ? code : t(`doctors.specialty.${known}`)
  }
}

const languages = [
  'am',
  'ar',
  'en',
  'es',
  'fr',
  'ht',
  'it',
  'ko',
  'nv',
  'pl',
  'pt',
  'so',
  'tl',
  'uk',
  'vi',
  'zh',
] as const

/** "English and Spanish", in the visitor's language. Browsers know fewer language names than servers. */
const useLanguageNames = () => {
  const { t } = useTranslation('places')
  const { list } = useFormats()
  const nameOf = (code: string): string => {
    const known = languages.find((one) => one === code)
    return known === undefined ? code : t(`doctors.spoken.${known}`)
  }
  return (codes: readonly string[]): string => list(codes.map(nameOf))
}

type DoctorEntryProps = { doctor: Doctor; isLit: boolean; onLit: (ids: readonly string[]) => void }

/**
 * A doctor: name, place, kinds of appointments, and telephone. Hovering or focusing it highlights its mark on the map.
 */
export const DoctorEntry = memo(function DoctorEntry({ doctor, isLit, onLit }: DoctorEntryProps) {
  const { t } = useTranslation('places')
  const { sum, number } = useFormats()
  const specialtyOf = useSpecialty()
  const spoken = useLanguageNames()
  const { phone_number: phone, distance_miles: miles } = doctor
  return (
    <MapEntry id={doctorEntryId(doctor.id)} isLit={isLit} onLit={onLit} className={styles.entry}>
      <article className={styles.doctor}>
        <div className={styles.who}>
          <h3 className={styles.name}>
            {doctor.name}, {doctor.credentials}
          </h3>
          <p className={styles.soft}>{specialtyOf(doctor.specialty)}</p>
          <address className={styles.address}>
            {doctor.practice}
            <br />
            {doctor.address}
            <br />
            {doctor.city}, {doctor.state_code} {doctor.postcode}
          </address>
        </div>
        <div className={styles.how}>
          <ul className={styles.visits}>
            {doctor.in_person && (
              <li>
                <Icon icon={Building2} size={18} />
                {t('doctors.officeVisits')}
              </li>
            )}
            {doctor.telehealth && (
              <li>
                <Icon icon={Video} size={18} />
                {t('doctors.videoVisits')}
              </li>
            )}
          </ul>
          <p className={styles.soft}>{t('doctors.speaks', { languages: spoken(doctor.languages) })}</p>
          <p className={styles.soft}>{t('doctors.fee', { fee: sum(doctor.first_visit_fee) })}</p>
        </div>
        <div className={styles.act}>
          {miles !== null && (
            <p className={styles.miles}>
              <span aria-hidden="true">{t('doctors.miles', { miles: number(miles) })}</span>
              <VisuallyHidden>
                {number(miles)} {t('doctors.milesAway')}
              </VisuallyHidden>
            </p>
          )}
          {doctor.accepting_new_patients ? (
            <Chip tone="hybrid">{t('doctors.acceptsNew')}</Chip>
          ) : (
            <Chip>{t('doctors.waitingList')}</Chip>
          )}
          <a
            href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <Icon icon={Phone} size={18} />
            <span aria-hidden="true">{phone}</span>
            <VisuallyHidden>
              {t('doctors.call', { phone })}, {doctor.name}
            </VisuallyHidden>
          </a>
        </div>
      </article>
    </MapEntry>
  )
})
