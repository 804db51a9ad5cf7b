import { useSession } from '@leaflog/react'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './wishlist-link.module.css'

/** Where what is saved is listed: in the account, or on this device. */
export const useWishlistPath = (): string => (useSession().isSignedIn ? '/account/wishlist' : '/wishlist')

/** The header's way there; the smallest screens have it in the hamburger menu. */
export function WishlistLink() {
  const { t } = useTranslation('common')
  return (
    <AppLink
      href={useWishlistPath()}
      className={styles.link}
      aria-label={t('menu.wishlist')}
      title={t('menu.wishlist')}
    >
      <Icon icon={Heart} />
    </AppLink>
  )
}
