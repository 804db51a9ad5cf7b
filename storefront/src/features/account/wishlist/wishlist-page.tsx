/** Wishlists and their items. */
import { useDispensary, useSession, useShop, useWishlist } from '@leaflog/react'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { useOnline } from '../../../shared/ui/use-online.ts'
import { AccountPage } from '../parts/account-page.tsx'
import { LeftFavorites } from './left-favorites.tsx'
import { ListPanel } from './list-panel.tsx'
import { ListTabs, panelId, tabId } from './list-tabs.tsx'
import { NameSheet } from './name-sheet.tsx'
import { NoWishlists, WishlistSkeleton } from './wishlist-states.tsx'
import styles from './wishlist-page.module.css'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/** Fetched again when the page opens, when the connection is back, and when store, mode or fulfillment change. */
function useFreshLists() {
  const shop = useShop()
  const online = useOnline()
  const { isSignedIn } = useSession()
  const { chosen, mode } = useDispensary()
  const store = chosen?.store_code ?? null
  useEffect(() => {
    if (isSignedIn && online) shop.wishlist.reload().catch(reportUnexpected({ shop }, 'WISHLIST_NOT_ASKED'))
  }, [shop, isSignedIn, online, store, mode])
  return () => void shop.wishlist.reload().catch(reportUnexpected({ shop }, 'WISHLIST_NOT_ASKED'))
}

/** /account/wishlist (2c.6, 9c.6): up to five lists of saved products. */
export function WishlistPage() {
  const { t } = useTranslation('account')
  const shop = useShop()
  const reload = useFreshLists()
  const { lists, status, canCreate } = useWishlist()
  const [chosenId, choose] = useState<string | null>(null)
  const [naming, setNaming] = useState(false)
  const shown = lists.find(({ id }) => id === chosenId) ?? lists[0]
  const known = status === 'ready' || lists.length > 0

  // Finds the new list by id, because the server may rename other lists in the meantime.
  const create = async (name: string) => {
    await shop.wishlist.create(name)
    choose(shop.getState().wishlist.view.lists.find((list) => list.name === name)?.id ?? null)
  }
  const add = (
    <div className={styles.add}>
      <Button
        variant="secondary"
        aria-disabled={!canCreate}
        aria-describedby={canCreate ? undefined : 'most-lists'}
        onClick={() => canCreate && setNaming(true)}
      >
        <Icon icon={Plus} size={18} />
        {t('wishlist.newList')}
      </Button>
      {!canCreate && (
        <p id="most-lists" className={styles.most}>
          {t('wishlist.most')}
        </p>
      )}
    </div>
  )
  return (
    <AccountPage title={t('wishlist.title')} lead={t('wishlist.lead')} {...(known && { actions: add })}>
      <LeftFavorites />
      {!known && status === 'failed' && <NoAnswerState what="wishlists" onRetry={reload} />}
      {!known && status !== 'failed' && <WishlistSkeleton />}
      {known && (
        <div className={styles.lists} aria-busy={status === 'loading'}>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          {lists.length > 1 && shown && <ListTabs lists={lists} shown={shown.id} onChoose={choose} />}
          {shown ? (
            <div
              {...(lists.length > 1 && {
                role: 'tabpanel',
                id: panelId(shown.id),
                'aria-labelledby': tabId(shown.id),
              })}
            >
              <ListPanel key={shown.id} list={shown} />
            </div>
          ) : (
            <NoWishlists />
          )}
        </div>
      )}
      <NameSheet
        open={naming}
        title={t('wishlist.newList')}
        action={t('wishlist.create')}
        taken={lists.map(({ name }) => name)}
        onName={create}
        onClose={() => setNaming(false)}
      />
    </AccountPage>
  )
}
