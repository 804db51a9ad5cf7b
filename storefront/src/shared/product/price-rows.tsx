import type { ShoppingMode } from '@leaflog/core/catalogue'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../i18n/use-term.ts'
import { Price } from '../ui/price.tsx'
import styles from './price-rows.module.css'

const modes: readonly ShoppingMode[] = ['RECREATIONAL', 'MEDICAL']

export interface PriceRow {
  readonly label: string
  readonly isSoldOut: boolean
  /** Cents by mode; null if that mode does not sell it. */
  readonly prices: Readonly<Record<ShoppingMode, { readonly regular: number; readonly final: number } | null>>
}

/** Medical and recreational prices side by side, marking the current one. */
export function PriceRows({ of, rows, mode }: { of: string; rows: readonly PriceRow[]; mode: ShoppingMode }) {
  const { t } = useTranslation('product')
  const word = useTerm()
  return (
    <section className={styles.prices}>
      <h2 className={styles.heading}>{t('prices.heading')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {modes.map((one) => (
              <th key={one} scope="col" className={one === mode ? styles.applies : undefined}>
                {t(one === mode ? `prices.yours.${one}` : `modes.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, isSoldOut, prices }) => (
            <tr key={label}>
              <th scope="row">
                {word(label)}
                {isSoldOut && <span className={styles.out}>{t('stock.soldOut')}</span>}
              </th>
              {modes.map((one) => {
                const price = prices[one]
                return (
                  <td key={one} className={one === mode ? styles.applies : undefined}>
                    {price === null ? t(`prices.none.${one}`) : <Price cents={price.final} was={price.regular} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
