import { useTranslation } from 'react-i18next'
import { NoWishes } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import panel from './list-panel.module.css'
import styles from './wishlist-states.module.css'

const MENU_PATH = '/category/flower'

/** Nothing was saved yet. */
export function NoWishlists() {
  const { t } = useTranslation('account')
  return (
    <EmptyState
      drawing={<NoWishes />}
      title={t('wishlist.noneTitle')}
      text={t('wishlist.noneText')}
      action={{ label: t('wishlist.look'), href: MENU_PATH }}
    />
  )
}

export function NothingInList() {
  const { t } = useTranslation('account')
  return (
    <EmptyState
      drawing={<NoWishes />}
      title={t('wishlist.emptyTitle')}
      text={t('wishlist.emptyText')}
      action={{ label: t('wishlist.look'), href: MENU_PATH }}
    />
  )
}

export function WishlistSkeleton() {
  const { t } = useTranslation('account')
  return (
    <div>
      <VisuallyHidden role="status">{t('wishlist.loading')}</VisuallyHidden>
      <div className={panel.items}>
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
      </div>
    </div>
  )
}
