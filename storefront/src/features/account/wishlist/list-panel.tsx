import type { WishlistView } from '@leaflog/core'
import { useShop, useWishlist } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmSheet } from '../parts/confirm-sheet.tsx'
import { useBusy } from '../parts/use-busy.ts'
import { NameSheet } from './name-sheet.tsx'
import { TransferSheet } from './transfer-sheet.tsx'
import { useItemsHere } from './use-items-here.ts'
import { useToCart } from './use-to-cart.ts'
import { WishCard } from './wish-card.tsx'
import { NothingInList } from './wishlist-states.tsx'
import styles from './list-panel.module.css'

type List = WishlistView['lists'][number]

/** One list: its items, and actions on the whole list. */
export function ListPanel({ list }: { list: List }) {
  const { t } = useTranslation('account')
  const { number } = useFormats()
  const shop = useShop()
  const { lists } = useWishlist()
  const [asking, setAsking] = useState<'name' | 'delete' | null>(null)
  const [transferring, setTransferring] = useState<List['items'][number] | null>(null)
  const [deleting, runDelete] = useBusy()
  const cart = useToCart(list.id)
  const here = useItemsHere(list.items)
  const counting = { count: list.items.length, number: number(list.items.length) }
  const close = () => setAsking(null)
  const others = lists.filter(({ id }) => id !== list.id)
  const canGo = list.items.filter(
    ({ channel, complete, inStock, soldHere, pending }) =>
      channel !== 'ordering' && complete && inStock && soldHere && !pending,
  )
  const remove = () =>
    runDelete(async () => {
      close()
      await shop.wishlist.delete(list.id)
      await shop.ui.toast({ type: 'success', text: t('wishlist.deleted', { name: list.name }), fixed: true })
    })
  return (
    <section aria-labelledby={`list-${list.id}`} className={styles.list}>
      <header className={styles.head}>
        <h2 id={`list-${list.id}`} className={styles.name}>
          {list.name}
        </h2>
        <p className={styles.count}>{t('wishlist.count', counting)}</p>
        <div className={styles.ways}>
          {cart.shopsHere && canGo.length > 1 && (
            <Button
              size="small"
              aria-disabled={cart.busy}
              aria-busy={cart.busy}
              onClick={() => cart.add(canGo.map(({ id }) => id))}
            >
              {t('wishlist.addAll')}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => setAsking('name')}>
            {t('wishlist.rename')}
          </Button>
          {!list.isFirst && (
            <Button variant="quiet" size="small" onClick={() => setAsking('delete')}>
              {t('wishlist.delete')}
            </Button>
          )}
        </div>
      </header>
      {here.note !== null && (
        <div className={styles.note}>
          <p>{here.note}</p>
          <Button variant="secondary" size="small" onClick={cart.chooseStore}>
            {t('wishlist.chooseStore')}
          </Button>
        </div>
      )}
      {list.items.length === 0 ? (
        <NothingInList />
      ) : (
        <ul className={styles.items}>
          {here.items.map((item) => (
            <WishCard
              key={item.id}
              listId={list.id}
              item={item}
              shopping={here.isHere(item)}
              adding={cart.busy}
              onAdd={() => cart.add([item.id])}
              {...(others.length > 0 && { onTransfer: () => setTransferring(item) })}
            />
          ))}
        </ul>
      )}
      <NameSheet
        open={asking === 'name'}
        title={t('wishlist.renameList')}
        action={t('wishlist.saveName')}
        name={list.name}
        taken={others.map(({ name }) => name)}
        onName={(name) => shop.wishlist.rename(list.id, name)}
        onClose={close}
      />
      <ConfirmSheet
        open={asking === 'delete'}
        title={t('wishlist.deleteNamed', { name: list.name })}
        action={t('wishlist.deleteList')}
        busy={deleting}
        onConfirm={remove}
        onClose={close}
      >
        <p>{list.items.length === 0 ? t('wishlist.deleteEmpty') : t('wishlist.deleteFull', counting)}</p>
      </ConfirmSheet>
      <TransferSheet item={transferring} from={list.id} others={others} onClose={() => setTransferring(null)} />
    </section>
  )
}
