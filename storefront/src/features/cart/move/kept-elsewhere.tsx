import { useCommerceCart, useDispensary, useOrderingCart, useShop } from '@leaflog/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useListedStore } from '../../../shared/locations/use-listed-store.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import styles from './kept-elsewhere.module.css'
import { MoveOffer } from './move-offer.tsx'

type Kept = { count: number; by: 'store_id' | 'store_code'; store: string | null }

/** The cart of the channel that is not shown. */
function useKept(shown: 'ordering' | 'commerce'): Kept {
  const ordering = useOrderingCart()
  const commerce = useCommerceCart()
  return shown === 'commerce'
    ? { count: ordering.count, by: 'store_id', store: ordering.place?.storeId ?? null }
    : { count: commerce.count, by: 'store_code', store: commerce.cart?.store_code ?? null }
}

/** The buttons are gone after the change, so the focus moves to what stays: the heading of the cart. */
function focusTitle(note: HTMLElement | null): void {
  const heading = note?.closest('main, dialog')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Each channel has a cart of its own: above an empty one, what the other holds, and the way back to its store. */
export function KeptElsewhere({ shown }: { shown: 'ordering' | 'commerce' }) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const shop = useShop()
  const attempt = useCartAttempt()
  const { count, by, store } = useKept(shown)
  const owner = useListedStore(by, count > 0 ? store : null)
  const { chosen } = useDispensary()
  const note = useRef<HTMLDivElement>(null)
  if (owner === null) return null
  return (
    <div ref={note} className={styles.kept}>
      <p>{t('keptElsewhere.holds', { store: owner.store_name, count, number: number(count) })}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          focusTitle(note.current)
          attempt(shop.dispensary.choose(owner.store_code))
        }}
      >
        {t('keptElsewhere.back', { store: owner.store_name })}
      </Button>
      {chosen !== null && (
        <MoveOffer
          shown={shown}
          from={owner.store_name}
          to={chosen.store_name}
          onMove={() => focusTitle(note.current)}
        />
      )}
    </div>
  )
}
