/** The cart as a page. @module */
import { useShop, useView } from '@leaflog/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import page from '../../../shared/ui/page.module.css'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { LinesSkeleton } from '../commerce/commerce-empty.tsx'
import { cartCount, useCartChannel } from '../parts/use-cart-channel.ts'
import { CartFrame } from './cart-frame.tsx'
import { CommerceCartBody } from './commerce-cart-body.tsx'
import { OrderingCartBody } from './ordering-cart-body.tsx'
import styles from './cart-frame.module.css'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/** The log says what is in the cart; the server and the first moments of a page know nothing of it. */
function useLogIsOpen(): boolean {
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  const channel = useCartChannel()
  useEffect(() => {
    let current = true
    // A command is done once the log is open; where that fails the shop says why, and an empty cart is the truth.
    const wait = async () => {
      await (channel === 'commerce' ? shop.commerceCart : shop.orderingCart)
        .open()
        .catch(reportUnexpected({ shop }, 'CART_NOT_OPENED'))
      if (current) setOpen(true)
    }
    void wait()
    return () => {
      current = false
    }
  }, [shop, channel])
  return isOpen
}

/** /cart: the cart of where one shops, with everything that can be done about it before checkout. */
export function CartPage() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const isOpen = useLogIsOpen()
  const channel = useCartChannel()
  const pieces = useView(cartCount)
  const count = isOpen ? pieces : 0
  return (
    <div className={page.page}>
      {/* It stays while what is below it comes: whoever arrives has the focus on it. */}
      <h1>{count > 0 ? t('titleCounting', { count, number: number(count) }) : t('title')}</h1>
      {!isOpen && <CartFrame lines={<LinesSkeleton />} summary={<Skeleton className={styles.waiting} />} />}
      {isOpen && (channel === 'commerce' ? <CommerceCartBody /> : <OrderingCartBody />)}
    </div>
  )
}
