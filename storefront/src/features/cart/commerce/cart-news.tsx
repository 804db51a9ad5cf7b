import { useCommerceCart, useNavigation, useShop, useUI } from '@leaflog/react'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { CartIssues } from '../parts/cart-issues.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { lateIssues } from '../parts/refusals.ts'
import { showsCart } from '../parts/use-cart-watch.ts'
import styles from './cart-news.module.css'

/** Shows the latest change of the cart over the page while the cart is not visible (4c.4, 8.11). */
export function CartNews() {
  const { t } = useTranslation('cart')
  const sentence = useMessage()
  const shop = useShop()
  const attempt = useCartAttempt()
  const { sidebar } = useUI()
  const { path } = useNavigation()
  const cart = useCommerceCart()
  const { banner, bannerMeaning, issues } = cart
  const hidden = sidebar || showsCart(path)
  return (
    <div className={styles.news}>
      <div role="status">
        {!hidden && banner !== null && (
          <p className={styles.banner}>
            <Icon icon={CircleCheck} size={18} />
            <span className={styles.text}>{sentence(banner, bannerMeaning)}</span>
            <Button variant="quiet" size="small" onClick={() => attempt(shop.ui.open('sidebar'))}>
              {t('view')}
            </Button>
          </p>
        )}
      </div>
      {!hidden && (
        <CartIssues
          issues={[...issues, ...lateIssues(cart)]}
          onDismiss={() => attempt(shop.commerceCart.dismissProblem())}
        />
      )}
    </div>
  )
}
