import type { Said } from '@leaflog/core'
import type { GiftCardProduct } from '@leaflog/core/wire/commerce/commerce-product'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { type Formats, useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Segments } from '../../../shared/ui/segments.tsx'
import type { GiftCardEntry } from './gift-card-entry.ts'

const OPEN = 'open'

type GiftCardAmountsProps = {
  card: GiftCardProduct
  entry: GiftCardEntry
  problem: string | Said | null
  onChange: (entry: GiftCardEntry) => void
}

/** "An amount between $10 and $500." */
function boundsOf(card: GiftCardProduct, t: TFunction<'product'>, sum: Formats['sum']): string {
  const { open_amount_min: least, open_amount_max: most } = card
  if (least !== null && most !== null) return t('giftCard.between', { least: sum(least), most: sum(most) })
  if (most !== null) return t('giftCard.atMost', { most: sum(most) })
  return least === null ? t('giftCard.any') : t('giftCard.atLeast', { least: sum(least) })
}

/** The fixed amounts, and a field for another amount if the card accepts one. */
export function GiftCardAmounts({ card, entry, problem, onChange }: GiftCardAmountsProps) {
  const { t } = useTranslation('product')
  const { sum } = useFormats()
  const sentence = useMessage()
  const { amount } = entry
  const fixed = card.giftcard_amounts.map(({ uid, value }) => ({
    value: uid,
    label: sum(value ?? 0),
    price: null,
  }))
  const open = card.allow_open_amount ? [{ value: OPEN, label: t('giftCard.otherAmount'), price: null }] : []
  const choose = (value: string) => onChange({ ...entry, amount: value === OPEN ? { typed: '' } : { uid: value } })
  return (
    <>
      {fixed.length > 0 && (
        <Segments
          legend={t('giftCard.amount')}
          look="segments"
          segments={[...fixed, ...open]}
          chosen={'uid' in amount ? amount.uid : OPEN}
          onChoose={choose}
        />
      )}
      {'typed' in amount && card.allow_open_amount && (
        <TextField
          label={t('giftCard.inDollars')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={amount.typed}
          error={problem === null ? null : sentence(problem)}
          hint={boundsOf(card, t, sum)}
          onChange={({ target }) => onChange({ ...entry, amount: { typed: target.value } })}
        />
      )}
    </>
  )
}
