import type { Country, CustomerAddress } from '@leaflog/core/wire/commerce/addresses'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import styles from './address-lines.module.css'

/** An address as it is written on an envelope. */
export function AddressLines({ address, countries }: { address: CustomerAddress; countries: readonly Country[] }) {
  const word = useTerm()
  const { firstname, lastname, company, street, city, region, postcode, country_code, telephone } = address
  const country = countries.find(({ id }) => id === country_code)
  const state = region.region_code || region.region
  return (
    <address className={styles.address}>
      <b>
        {firstname} {lastname}
      </b>
      {company !== '' && <span>{company}</span>}
      {street.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {city}
        {state !== '' && `, ${state}`} {postcode}
      </span>
      <span>{word(country?.full_name_locale || country_code)}</span>
      {telephone !== '' && (
        <a href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`} className={styles.telephone}>
          {telephone}
        </a>
      )}
    </address>
  )
}
