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

/** The cart is in the log, which the server and a page that is still loading do not have. */
function useLogIsOpen(): boolean {
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  const channel = useCartChannel()
  useEffect(() => {
    let current = true
    // Commands resolve once the log is open. If opening fails the shop reports why, and the cart is empty.
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

/** /cart: the cart of the chosen store's channel, with everything that can be done before checkout. */
export function CartPage() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const isOpen = useLogIsOpen()
  const channel = useCartChannel()
  const pieces = useView(cartCount)
  const count = isOpen ? pieces : 0
  return (
    <div className={page.page}>
      {/* The heading stays while the content loads, because it has the focus after navigation. */}
      <h1>{count > 0 ? t('titleCounting', { count, number: number(count) }) : t('title')}</h1>
      {!isOpen && <CartFrame lines={<LinesSkeleton />} summary={<Skeleton className={styles.waiting} />} />}
      {isOpen && (channel === 'commerce' ? <CommerceCartBody /> : <OrderingCartBody />)}
    </div>
  )
}
