/** The heart by which a product is saved. @module */
import { type Favorite, type Shop, type ShopState, productKey } from '@leaflog/core'
import { useShop, useView } from '@leaflog/react'
import { Heart as HeartShape } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../shared/i18n/use-message.ts'
import { useCartAttempt } from '../cart/parts/use-cart-attempt.ts'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './heart.module.css'

/** On this device, or in a wishlist of the account. */
const isSavedIn = ({ favorites, wishlist }: ShopState, key: string): boolean =>
  favorites.view.saved.has(key) || wishlist.view.saved.has(key)

/** What is on its way to the account stays until it is there. */
const isMovingIn = ({ favorites: { view } }: ShopState, key: string): boolean => view.joining && view.saved.has(key)

const asksForWishlist = ({ session, wishlist }: ShopState): boolean =>
  session.view.isSignedIn && wishlist.view.status === 'none'

/** A page may have many hearts, and the lists are fetched once. */
const asked = new WeakSet<Shop>()

function openWishlist(shop: Shop): void {
  if (asked.has(shop)) return
  asked.add(shop)
  shop.wishlist
    .open()
    .catch(reportUnexpected({ shop }, 'WISHLIST_NOT_ASKED'))
    .finally(() => asked.delete(shop))
}

/** Saves a product, and takes it out again: the same in both channels, with and without an account. */
export function Heart({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('common')
  const shop = useShop()
  const attempt = useCartAttempt()
  const key = productKey(favorite)
  const name = useMessage()(favorite.name)
  const isSaved = useView((state) => isSavedIn(state, key))
  const isMoving = useView((state) => isMovingIn(state, key))
  const isUnknown = useView(asksForWishlist)
  useEffect(() => {
    if (isUnknown) openWishlist(shop)
  }, [shop, isUnknown])

  const save = async () => {
    await shop.favorites.keep(favorite)
    await shop.ui.toast({ type: 'success', text: t('wish.kept', { name }), fixed: true })
  }
  const press = () => {
    if (!isMoving) attempt(isSaved ? shop.favorites.drop(favorite) : save())
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={t('wish.label', { name })}
      aria-disabled={isMoving || undefined}
      data-heart=""
      onClick={press}
    >
      <Icon icon={HeartShape} />
    </button>
  )
}
