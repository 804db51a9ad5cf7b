import type { CartAddress } from '@leaflog/core/wire/commerce/commerce-cart'
import styles from './address-lines.module.css'

/** An address of the cart, as it is written on an envelope. */
export function AddressLines({ address }: { address: CartAddress }) {
  const { firstname, lastname, company, street, city, region, postcode, telephone } = address
  const lines = [company, ...street, [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
  return (
    <address className={styles.address}>
      <b>
        {firstname} {lastname}
      </b>
      {lines.map((line, index) => line && <span key={`${index} ${line}`}>{line}</span>)}
      {telephone && <span>{telephone}</span>}
    </address>
  )
}
