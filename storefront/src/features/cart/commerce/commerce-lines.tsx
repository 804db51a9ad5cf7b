/** The commerce cart: lines, codes, funds, limits. @module */
import { type CommerceCartLine, commerceUses, purchaseRoom } from '@leaflog/core'
import { commerceProductHref } from '@leaflog/core/catalogue'
import { useCommerceCart, useShop } from '@leaflog/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { MedicalChip } from '../../../shared/product/medical-chip.tsx'
import { type Stop, useRoomText } from '../../../shared/product/use-room-text.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import type { LineParts } from '../parts/cart-line.tsx'
import { CartLines } from '../parts/cart-lines.tsx'
import { strainName } from '../parts/strain-name.ts'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'

type Word = (word: string) => string

/** The chosen options: with one option its value is enough; with several, each is named. */
function chosenOf({ options }: CommerceCartLine, word: Word): { option: string; details: readonly string[] } {
  const [only, ...more] = options
  if (only === undefined) return { option: '', details: [] }
  if (more.length === 0) return { option: word(only.value), details: [] }
  return { option: '', details: options.map(({ label, value }) => `${word(label)}: ${word(value)}`) }
}

const commerceParts = (t: TFunction<'cart'>, word: Word, line: CommerceCartLine, stop: Stop): LineParts => ({
  line,
  href: line.urlKey === '' ? null : commerceProductHref(line.urlKey),
  ...chosenOf(line, word),
  chosen: line.options.map(({ value }) => value).join(', '),
  facts: [
    ...strainName(t, line.strainType),
    ...(line.thc === null || line.thc === '' ? [] : [t('line.thc', { percentage: line.thc.replace('-', '–') })]),
  ],
  marks: line.isMedicalOnly && <MedicalChip />,
  stop,
  changeable: line.changeable,
  promos: line.promos,
  errors: line.errors,
})

/** The lines of the commerce channel's cart (3.4.4). */
export function CommerceLines({ roomy = false }: { roomy?: boolean }) {
  const { t } = useTranslation('cart')
  const word = useTerm()
  const shop = useShop()
  const { lines, regulations } = useCommerceCart()
  const { stopOf } = useRoomText()
  const limits = regulations?.limits ?? null
  const partsOf = (line: CommerceCartLine): LineParts => {
    const room = line.takes && purchaseRoom(commerceUses(limits, null, lines, line.takes))
    return commerceParts(t, word, line, stopOf(room, line.most ?? Number.POSITIVE_INFINITY, line.quantity))
  }
  const attempt = useCartAttempt()
  return (
    <CartLines
      lines={lines.map(partsOf)}
      roomy={roomy}
      onQuantity={(id, quantity) => attempt(shop.commerceCart.setQuantity(id, quantity))}
      onRemove={(id) => attempt(shop.commerceCart.remove(id))}
    />
  )
}
