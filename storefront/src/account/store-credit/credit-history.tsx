import type { CreditEntry } from '@leaflog/core/wire/store-credit'
import { LedgerTable } from '../../personal/ledger-table.tsx'
import { formatCents } from '../../ui/price.tsx'
import { Moment } from '../orders/moment.tsx'

const signed = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' })
const change = (cents: number): string => signed.format(cents / 100)

/** How the credit came and went, as a ledger. */
export function CreditHistory({ history }: { history: readonly CreditEntry[] }) {
  return (
    <LedgerTable
      heading={<h2>History</h2>}
      unit="Amount"
      rows={history.map(({ action, balance_change, actual_balance, date_time_changed }, index) => ({
        key: `${date_time_changed} ${index}`,
        what: action,
        when: <Moment of={date_time_changed} />,
        change: balance_change === null ? '' : change(balance_change),
        isGain: (balance_change ?? 0) > 0,
        balance: actual_balance === null ? '' : formatCents(actual_balance),
      }))}
    />
  )
}
