import type { WishlistView } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { useCartAttempt } from '../../cart/parts/use-cart-attempt.ts'
import { Stepper } from '../../../shared/product/stepper.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../../shared/ui/button.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { savedHref } from '../favorites/saved-href.ts'
import { WishNote } from './wish-note.tsx'
import styles from './wish-card.module.css'

export type WishedItem = WishlistView['lists'][number]['items'][number]

type WishCardProps = {
  listId: string
  item: WishedItem
  /** A store of the item's channel is chosen. */
  shopping: boolean
  /** An item of the list is being added to the cart. */
  adding: boolean
  onAdd: () => void
  /** If there is another list. */
  onTransfer?: () => void
}

/** Translation key of why it cannot be bought now; null if it can, or if no store is chosen. */
const obstacle = ({ urlKey, soldHere, medicalOnly, inStock, pending }: WishedItem, shopping: boolean) => {
  if (pending) return null
  if (urlKey === null) return 'gone'
  if (!shopping) return null
  if (!soldHere) return medicalOnly ? 'medical' : 'notHere'
  return inStock ? null : 'outOfStock'
}

const strains: readonly (string | null)[] = ['Indica', 'Hybrid', 'Sativa']

const hidden = { hidden: <VisuallyHidden>{null}</VisuallyHidden> }

function WishPrice({ item }: { item: WishedItem }) {
  const { t } = useTranslation('account')
  if (item.price === null) return null
  return (
    <p className={styles.price}>
      {item.priceVaries && <span className={styles.from}>{t('wish.from')} </span>}
      <Price cents={item.price} was={item.regularPrice} />
    </p>
  )
}

/** One saved item: name, current price, quantity, and a personal note. */
export function WishCard({ listId, item, shopping, adding, onAdd, onTransfer }: WishCardProps) {
  const { t } = useTranslation('account')
  const word = useTerm()
  const sentence = useMessage()
  const labelOf = (option: string): string => {
    const [, label, value] = /^([^:]+): (.+)$/s.exec(option) ?? []
    return label === undefined || value === undefined ? sentence(option) : `${word(label)}: ${word(value)}`
  }
  const shop = useShop()
  const attempt = useCartAttempt()
  const card = useRef<HTMLLIElement>(null)
  const { name, brand, urlKey, picture, options, quantity, note, complete, pending } = item
  const why = obstacle(item, shopping)
  const canBuy = shopping && why === null
  const href = urlKey === null ? null : savedHref(item)
  const strain = item.strain !== null && strains.includes(item.strain) ? [word(item.strain)] : []
  const facts = [...options.map(labelOf), ...strain].join(' · ')
  const update = (change: { quantity?: number; note?: string }) =>
    attempt(shop.wishlist.update(listId, { id: item.id, quantity, note, ...change }))
  const remove = () => {
    // The focus stays among the cards.
    const near = card.current?.nextElementSibling ?? card.current?.previousElementSibling
    near?.querySelector<HTMLElement>('[data-remove]')?.focus()
    attempt(shop.wishlist.remove(listId, [item.id]))
  }
  return (
    <li ref={card} className={classes(styles.card, pending && styles.pending)} aria-busy={pending || undefined}>
      {picture === null ? (
        <span className={styles.picture} />
      ) : (
        <Picture path={picture} alt="" width={120} height={120} className={styles.picture} />
      )}
      <div className={styles.facts}>
        {brand !== null && <p className={styles.brand}>{brand}</p>}
        <h3 className={styles.name}>
          {href === null ? name || t('wish.product') : <AppLink href={href}>{name}</AppLink>}
        </h3>
        {facts !== '' && <p className={styles.options}>{facts}</p>}
        {why !== null && <p className={styles.obstacle}>{t(`wish.${why}`)}</p>}
        {shopping && (why === null || why === 'outOfStock') && <WishPrice item={item} />}
      </div>
      <button
        type="button"
        data-remove=""
        className={styles.remove}
        aria-label={t('wish.remove', { name })}
        disabled={pending}
        onClick={remove}
      >
        <Icon icon={X} size={18} />
      </button>
      {!pending && (
        <div className={styles.below}>
          <div className={styles.second}>
            <WishNote of={name} note={note} onNote={(text) => update({ note: text })} />
            {onTransfer && (
              <Button variant="quiet" size="small" onClick={onTransfer}>
                <Trans t={t} i18nKey="wish.transfer" values={{ name }} components={hidden} />
              </Button>
            )}
          </div>
          <div className={styles.ways}>
            <Stepper quantity={quantity} of={name} onChange={(next) => update({ quantity: next })} />
            {canBuy && complete && (
              <Button size="small" aria-disabled={adding} onClick={onAdd}>
                <Trans t={t} i18nKey="wish.add" values={{ name }} components={hidden} />
              </Button>
            )}
            {canBuy && !complete && href !== null && (
              <AppLink href={href} className={buttonClass({ variant: 'secondary', size: 'small' })}>
                <Trans t={t} i18nKey="wish.choose" values={{ name }} components={hidden} />
              </AppLink>
            )}
          </div>
        </div>
      )}
    </li>
  )
}
