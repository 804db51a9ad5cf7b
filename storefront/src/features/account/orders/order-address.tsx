import type { OrderAddress as Address } from '@leaflog/core/wire/commerce/commerce-orders'
import styles from './order-facts.module.css'

export function OrderAddress({ of }: { of: Address }) {
  const region = [of.region, of.postcode].filter(Boolean).join(' ')
  const lines = [
    `${of.firstname} ${of.lastname}`,
    of.company,
    ...of.street,
    [of.city, region].filter(Boolean).join(', '),
    of.telephone,
  ]
  const shown = lines.filter((line) => line !== null && line !== '')
  return (
    <address className={styles.address}>
      {shown.map((line, index) => (
        <span key={`${index} ${line}`}>{line}</span>
      ))}
    </address>
  )
}
