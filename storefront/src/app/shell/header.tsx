import { useAttempt } from '../../shared/page/attempt.ts'
import { Menu, ShoppingBag } from 'lucide-react'
import { useShop, useView } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { cartCount } from '../../features/cart/parts/use-cart-channel.ts'
import { SearchButton } from '../../features/search/search-button.tsx'
import { site } from '../../shared/page/site.ts'
import { StoreChip } from '../../features/stores/store-chip.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BrandName } from '../../shared/ui/brand-mark.tsx'
import styles from './header.module.css'
import { MenuBar } from './menu-bar.tsx'
import { PrimaryNavigation } from './primary-navigation.tsx'
import { ThemeButton } from './theme.tsx'
import { WishlistLink } from './wishlist-link.tsx'
import { useEnclosed } from './use-enclosed.ts'
import { useTranslation } from 'react-i18next'

function CartButton() {
  const shop = useShop()
  const attempt = useAttempt()
  const count = useView(cartCount)
  const { t } = useTranslation('common')
  return (
    <button
      type="button"
      className={styles.cart}
      aria-haspopup="dialog"
      onClick={() => attempt(shop.ui.open('sidebar'))}
    >
      <Icon icon={ShoppingBag} />
      <VisuallyHidden>{t('cartButton.said', { count })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.cartWord}>
        {t('cartButton.label')}
      </span>
      {/* The key creates a new element for each count, which restarts the animation. */}
      {count > 0 && (
        <span key={count} aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </button>
  )
}

/** The header (2a.1, 2d.5): brand, navigation, dispensary, theme, account and cart; at the checkout only what it needs. */
export function Header() {
  const shop = useShop()
  const attempt = useAttempt()
  const { header, menu } = useLoaderData({ from: '__root__' })
  const { t } = useTranslation('common')
  const name = header?.brand.name ?? site.name
  const isEnclosed = useEnclosed()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {!isEnclosed && (
          <button
            type="button"
            className={styles.hamburger}
            aria-haspopup="dialog"
            aria-label={t('menu.heading')}
            onClick={() => attempt(shop.ui.open('hamburger'))}
          >
            <Icon icon={Menu} size={24} />
          </button>
        )}
        <AppLink href="/" className={styles.home} aria-label={t('layout.home', { brand: name })}>
          <BrandName name={name} scarce />
        </AppLink>
        {header !== null && !isEnclosed && <PrimaryNavigation entries={header.navigation} />}
        <div className={styles.tools}>
          {!isEnclosed && (
            <>
              <StoreChip />
              <SearchButton />
            </>
          )}
          <ThemeButton />
          {!isEnclosed && <WishlistLink />}
          <AccountMenu />
          <CartButton />
        </div>
      </div>
      {menu.length > 0 && !isEnclosed && <MenuBar entries={menu} />}
    </header>
  )
}
