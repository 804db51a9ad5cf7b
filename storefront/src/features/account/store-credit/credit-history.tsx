import type { CreditEntry } from '@leaflog/core/wire/commerce/store-credit'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { LedgerTable } from '../../../shared/settings/ledger-table.tsx'
import { Moment } from '../orders/moment.tsx'

/** Credits and debits, with the balance after each. */
export function CreditHistory({ history }: { history: readonly CreditEntry[] }) {
  const { t } = useTranslation('account')
  const { money, moneyChange } = useFormats()
  const sentence = useMessage()
  return (
    <LedgerTable
      heading={<h2>{t('credit.history')}</h2>}
      unit={t('credit.amount')}
      rows={history.map(
        ({ action, action_meaning: meaning, balance_change, actual_balance, date_time_changed }, index) => ({
          key: `${date_time_changed} ${index}`,
          what: sentence(action, meaning),
          when: <Moment of={date_time_changed} />,
          change: balance_change === null ? '' : moneyChange(balance_change),
          isGain: (balance_change ?? 0) > 0,
          balance: actual_balance === null ? '' : money(actual_balance),
        }),
      )}
    />
  )
}
