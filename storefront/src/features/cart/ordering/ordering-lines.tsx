import { addLabel, type CartLine, LABELS, purchaseRoom } from '@leaflog/core'
import { productHref } from '@leaflog/core/catalogue'
import { useOrderingCart, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { roomBeside } from '../../../shared/product/menu-room.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { useRoomText } from '../../../shared/product/use-room-text.ts'
import { CartLines } from '../parts/cart-lines.tsx'
import { strainName } from '../parts/strain-name.ts'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'

/** The lines of the ordering channel's cart (3.4.2). */
export function OrderingLines({ roomy = false }: { roomy?: boolean }) {
  const { t } = useTranslation(['cart', 'common'])
  const shop = useShop()
  const cart = useOrderingCart()
  const attempt = useCartAttempt()
  const { stopOf } = useRoomText()
  const word = useTerm()
  const roomOf = ({ quantity: held, weightMg }: CartLine) =>
    cart.orderLimit && purchaseRoom(roomBeside(cart, cart.orderLimit, { held, weightMg }))
  const lines = cart.lines.map((line) => ({
    line,
    stop: stopOf(roomOf(line), Number.POSITIVE_INFINITY, line.quantity),
    href: productHref({ brand: { name: line.brand }, name: line.name, product_id: line.productId }),
    option: word(line.option),
    chosen: line.option,
    facts: strainName(t, line.strainType),
    notice: addLabel(cart, line.productId, line.option) === LABELS.limit ? t('common:addToCart.limit') : null,
  }))
  return (
    <CartLines
      lines={lines}
      roomy={roomy}
      onQuantity={(id, quantity) => attempt(shop.orderingCart.setQuantity(id, quantity))}
      onRemove={(id) => attempt(shop.orderingCart.remove(id))}
    />
  )
}
