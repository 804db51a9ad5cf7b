/** What a visitor saves without an account. @module */
import { useDispensary, useFavorites, useSession, useShop } from '@leaflog/react'
import { Navigate } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommerceTile } from '../../commerce/listing/commerce-tile.tsx'
import { ProductCard } from '../../ordering/product-card.tsx'
import { useAuthModal } from '../../rewards/auth/use-auth-modal.ts'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { TileGrid, TileGridSkeleton, TilePlace } from '../../../shared/product/tile-grid.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { NoWishes } from '../../../shared/ui/illustrations.tsx'
import pageStyles from '../../../shared/ui/page.module.css'
import { FavoriteTile, type SavedFavorite } from './favorite-tile.tsx'
import styles from './favorites-page.module.css'
import { useCurrentProducts } from './use-current-products.ts'

const MENU_PATH = '/category/flower'

/** The log says what is saved; the server and the first moments of a page know nothing of it. */
function useLogIsOpen(): boolean {
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let current = true
    shop.settled({ forNow: true }).then(
      () => {
        if (current) setOpen(true)
      },
      reportUnexpected({ shop }, 'FAVORITES_NOT_READ'),
    )
    return () => {
      current = false
    }
  }, [shop])
  return isOpen
}

/** /wishlist: what is saved on this device, with what it costs where one shops. */
export function FavoritesPage() {
  const { t } = useTranslation('account')
  const { number } = useFormats()
  const { isSignedIn } = useSession()
  const { items } = useFavorites()
  const { chosen, mode } = useDispensary()
  const openAuthModal = useAuthModal()
  const isOpen = useLogIsOpen()
  const heading = useRef<HTMLHeadingElement>(null)
  const { among, onPress } = useFocusAmongHearts(items.length, heading)
  if (isSignedIn) return <Navigate to="/account/wishlist" replace />
  const count = isOpen ? items.length : 0
  return (
    <div className={pageStyles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('favorites.title')}
        </h1>
        {count > 0 && <p className={styles.count}>{t('wishlist.count', { count, number: number(count) })}</p>}
      </header>
      <div className={styles.note}>
        <p>{t('favorites.lead')}</p>
        {/* Once signed in, this page leads to the account's own. */}
        <Button variant="secondary" size="small" onClick={() => openAuthModal(() => undefined)}>
          {t('favorites.signIn')}
        </Button>
      </div>
      {!isOpen && <TileGridSkeleton count={3} />}
      {isOpen && items.length === 0 && (
        <EmptyState
          drawing={<NoWishes />}
          title={t('wishlist.noneTitle')}
          text={t('wishlist.noneText')}
          action={{ label: t('wishlist.look'), href: MENU_PATH }}
        />
      )}
      {isOpen && items.length > 0 && (
        <div ref={among} role="presentation" onClickCapture={onPress}>
          {/* At another store or in another mode products are asked for again. */}
          <Favorites key={`${chosen?.store_code ?? ''} ${mode}`} items={items} />
        </div>
      )}
    </div>
  )
}

function Favorites({ items }: { items: readonly SavedFavorite[] }) {
  const current = useCurrentProducts(items)
  return (
    <TileGrid>
      {items.map((favorite) => (
        <TilePlace key={favorite.key}>
          <Tile favorite={favorite} current={current} />
        </TilePlace>
      ))}
    </TileGrid>
  )
}

function Tile({ favorite, current }: { favorite: SavedFavorite; current: ReturnType<typeof useCurrentProducts> }) {
  if (favorite.channel === 'commerce') {
    const found = current.commerce(favorite.sku)
    if (typeof found === 'object') return <CommerceTile product={found.card} />
    return <FavoriteTile favorite={favorite} isElsewhere={found === 'elsewhere'} />
  }
  const found = current.ordering(favorite.sku)
  if (typeof found === 'object') return <ProductCard product={found.card} mode={current.mode} />
  return <FavoriteTile favorite={favorite} isElsewhere={found === 'elsewhere'} />
}

/** A heart that is pressed here goes with its tile: the focus stays on the one that takes its place, else on the title. */
function useFocusAmongHearts(count: number, heading: RefObject<HTMLElement | null>) {
  const among = useRef<HTMLDivElement>(null)
  const pressed = useRef<number | null>(null)
  const hearts = () => [...(among.current?.querySelectorAll<HTMLElement>('[data-heart]') ?? [])]
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const left = hearts()
    const next = left[Math.min(pressed.current, left.length - 1)] ?? heading.current
    next?.focus()
    pressed.current = null
  }, [count, heading])
  return {
    among,
    onPress({ target }: MouseEvent) {
      const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
      pressed.current = heart === null ? null : hearts().indexOf(heart)
    },
  }
}
