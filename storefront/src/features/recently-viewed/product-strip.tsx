import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import styles from './product-strip.module.css'

export interface StripItem {
  readonly href: string
  readonly name: string
  readonly brand: string
  readonly image: string | null
  /** Cents; `isFrom` if it can cost more. */
  readonly price: number
  readonly isFrom: boolean
}

/** A row of small products; on a small screen it scrolls sideways. */
export function ProductStrip({ title, items }: { title: string; items: readonly StripItem[] }) {
  const { t } = useTranslation('product')
  const { money } = useFormats()
  const from = <span className={styles.from}>{null}</span>
  return (
    <section className={styles.strip}>
      <h2>{title}</h2>
      {/* A scrolling row has to be reachable by keyboard; its links are. */}
      <ul className={styles.row}>
        {items.map(({ href, name, brand, image, price, isFrom }) => (
          <li key={href} className={styles.item}>
            {image === null ? (
              <div className={styles.picture} />
            ) : (
              <Picture path={image} alt="" width={240} height={240} className={styles.picture} />
            )}
            <p className={styles.brand}>{brand}</p>
            <AppLink href={href} className={styles.link}>
              {name}
            </AppLink>
            <p className={styles.price}>
              {isFrom ? (
                <Trans t={t} i18nKey="from" values={{ price: money(price) }} components={{ from }} />
              ) : (
                money(price)
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
