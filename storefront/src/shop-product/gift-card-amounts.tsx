import { openAmountBounds } from '@leaflog/core/catalogue'
import type { GiftCardProduct } from '@leaflog/core/wire/commerce-product'
import { TextField } from '../forms/text-field.tsx'
import { formatCents } from '../ui/price.tsx'
import { Segments } from '../ui/segments.tsx'
import type { GiftCardEntry } from './gift-card-entry.ts'

const OPEN = 'open'

type GiftCardAmountsProps = {
  card: GiftCardProduct
  entry: GiftCardEntry
  problem: string | null
  onChange: (entry: GiftCardEntry) => void
}

/** The fixed amounts, and a field for another where the card takes one. */
export function GiftCardAmounts({ card, entry, problem, onChange }: GiftCardAmountsProps) {
  const { amount } = entry
  const fixed = card.giftcard_amounts.map(({ uid, value }) => ({
    value: uid,
    label: formatCents(value ?? 0).replace(/\.00$/, ''),
    price: null,
  }))
  const open = card.allow_open_amount ? [{ value: OPEN, label: 'Other amount', price: null }] : []
  const choose = (value: string) => onChange({ ...entry, amount: value === OPEN ? { typed: '' } : { uid: value } })
  return (
    <>
      {fixed.length > 0 && (
        <Segments
          legend="Amount"
          look="segments"
          segments={[...fixed, ...open]}
          chosen={'uid' in amount ? amount.uid : OPEN}
          onChoose={choose}
        />
      )}
      {'typed' in amount && card.allow_open_amount && (
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amount.typed}
          error={problem}
          hint={`An amount ${openAmountBounds(card)}.`}
          onChange={({ target }) => onChange({ ...entry, amount: { typed: target.value } })}
        />
      )}
    </>
  )
}
