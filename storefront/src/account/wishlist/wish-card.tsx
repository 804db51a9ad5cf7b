import type { WishlistView } from '@leaflog/core'
import { commerceProductHref } from '@leaflog/core/catalogue'
import { useShop } from '@leaflog/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useCartAttempt } from '../../cart/use-cart-attempt.ts'
import { Stepper } from '../../cart/stepper.tsx'
import { strains } from '../../catalogue/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { WishNote } from './wish-note.tsx'
import styles from './wish-card.module.css'

export type Wish = WishlistView['lists'][number]['items'][number]

type WishCardProps = {
  listId: string
  item: Wish
  /** At a store that sells these. */
  shopping: boolean
  /** Something of the list is on its way into the cart. */
  adding: boolean
  onAdd: () => void
  /** Where there is another list. */
  onTransfer?: () => void
}

/** Why it cannot be bought now; null where it can, or where nobody shops. */
const obstacle = ({ urlKey, soldHere, medicalOnly, inStock, pending }: Wish, shopping: boolean): string | null => {
  if (pending) return null
  if (urlKey === null) return 'We do not sell this any more.'
  if (!shopping) return null
  if (!soldHere) return medicalOnly ? 'For patients: switch to medical shopping to buy it.' : 'Not sold where you shop.'
  return inStock ? null : 'Out of stock where you shop.'
}

const strainOf = (label: string | null): string | null =>
  Object.values(strains).find((strain) => strain.label === label)?.label ?? null

function WishPrice({ item }: { item: Wish }) {
  if (item.price === null) return null
  return (
    <p className={styles.price}>
      {item.priceVaries && <span className={styles.from}>From </span>}
      <Price cents={item.price} was={item.regularPrice} />
    </p>
  )
}

/** One thing that is kept: what it is, what it costs now, how many, and a note to oneself. */
export function WishCard({ listId, item, shopping, adding, onAdd, onTransfer }: WishCardProps) {
  const shop = useShop()
  const attempt = useCartAttempt()
  const card = useRef<HTMLLIElement>(null)
  const { name, brand, urlKey, picture, options, quantity, note, complete, pending } = item
  const why = obstacle(item, shopping)
  const canBuy = shopping && why === null
  const href = urlKey === null ? null : commerceProductHref(urlKey)
  const facts = [...options, strainOf(item.strain)].filter((fact) => fact !== null).join(' · ')
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
        <h3 className={styles.name}>{href === null ? name || 'A product' : <AppLink href={href}>{name}</AppLink>}</h3>
        {facts !== '' && <p className={styles.options}>{facts}</p>}
        {why !== null && <p className={styles.obstacle}>{why}</p>}
        {canBuy && <WishPrice item={item} />}
      </div>
      <button
        type="button"
        data-remove=""
        className={styles.remove}
        aria-label={`Remove ${name}`}
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
                Move or copy
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
          </div>
          <div className={styles.ways}>
            <Stepper quantity={quantity} of={name} onChange={(next) => update({ quantity: next })} />
            {canBuy && complete && (
              <Button size="small" aria-disabled={adding} onClick={onAdd}>
                Add to Cart
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
            {canBuy && !complete && href !== null && (
              <AppLink href={href} className={buttonClass({ variant: 'secondary', size: 'small' })}>
                Choose options
                <VisuallyHidden>: {name}</VisuallyHidden>
              </AppLink>
            )}
          </div>
        </div>
      )}
    </li>
  )
}
