import { useSession, useShop, useWishlist } from '@leaflog/react'
import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartAttempt } from '../cart/parts/use-cart-attempt.ts'
import { useAuthModal } from '../rewards/auth/use-auth-modal.ts'
import { classes } from '../../shared/ui/classes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import styles from './wishlist-button.module.css'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

export type WishlistButtonProps = {
  /** The product's sku; for a variant, the configurable product's. */
  sku: string
  name: string
  /** Uids of the options chosen so far. */
  selectedOptions?: readonly string[]
  /** Shows a label beside the heart. */
  labelled?: boolean
}

/**
 * A heart that saves a product to the wishlist. A signed-out visitor signs in first, and the product is saved then
 * (4d.7). It changes at once; a failure reverts it and is reported.
 */
export function WishlistButton({ sku, name, selectedOptions, labelled = false }: WishlistButtonProps) {
  const { t } = useTranslation('common')
  const shop = useShop()
  const attempt = useCartAttempt()
  const openAuthModal = useAuthModal()
  const hydrated = useHydrated()
  const { isSignedIn } = useSession()
  const { saved, status } = useWishlist()
  const isSaved = saved.has(sku)
  const product = { sku, name, ...(selectedOptions && { selectedOptions }) }
  useEffect(() => {
    if (isSignedIn && status === 'none') shop.wishlist.open().catch(reportUnexpected({ shop }, 'WISHLIST_NOT_ASKED'))
  }, [shop, isSignedIn, status])

  const saveAfterSignIn = async () => {
    await shop.wishlist.save(product)
    await shop.ui.toast({ type: 'success', text: t('wish.kept', { name }), fixed: true })
  }
  const press = () => {
    if (isSignedIn) attempt(shop.wishlist.toggle(product))
    else openAuthModal(() => attempt(saveAfterSignIn()))
  }
  return (
    <button
      type="button"
      className={classes(styles.button, labelled && styles.labelled)}
      aria-pressed={isSaved}
      aria-label={t('wish.label', { name })}
      disabled={!hydrated}
      onClick={press}
    >
      <Icon icon={Heart} />
      {labelled && <span aria-hidden="true">{t(isSaved ? 'wish.saved' : 'wish.save')}</span>}
    </button>
  )
}
