import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ledger.module.css'

export type LedgerRow = {
  key: string
  what: string
  when: ReactNode
  /** The change, with its sign; '' if unknown. */
  change: string
  isGain: boolean
  balance: string
}

type LedgerTableProps = { id?: string; heading: ReactNode; unit: string; rows: readonly LedgerRow[] }

/** Changes of points or credit, one row each. */
export function LedgerTable({ id, heading, unit, rows }: LedgerTableProps) {
  const { t } = useTranslation('account')
  return (
    <table className={styles.table} id={id}>
      <caption className={styles.caption}>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{t('personal.whatFor')}</th>
          <th scope="col">{t('personal.date')}</th>
          <th scope="col" className={styles.number}>
            {unit}
          </th>
          <th scope="col" className={styles.number}>
            {t('personal.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, when, change, isGain, balance }) => (
          <tr key={key}>
            <th scope="row" className={styles.lead}>
              {what}
            </th>
            <td className={styles.second}>{when}</td>
            <td className={styles.number}>
              <span className={isGain ? styles.gain : styles.loss}>{change}</span>
            </td>
            <td className={styles.number}>
              <span className={styles.balance} data-label={t('personal.balance')}>
                {balance}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
