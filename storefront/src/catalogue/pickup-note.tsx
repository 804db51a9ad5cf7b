import { useShop } from '@leaflog/react'
import { Store } from 'lucide-react'
import { useAttempt } from '../attempt.ts'
import { Icon } from '../ui/icon.tsx'
import { pickupText } from './format.ts'
import styles from './pickup-note.module.css'
import type { ProductPageData } from './product-loader.ts'

/** When it can be fetched, and where; without a dispensary, the way to choose one. */
export function PickupNote({ pickup }: { pickup: ProductPageData['pickup'] }) {
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <p className={styles.note}>
      <Icon icon={Store} />
      {pickup === null ? (
        <span>
          <a
            href="/dispensaries"
            onClick={(event) => {
              event.preventDefault()
              attempt(shop.ui.open('storeSidebar'))
            }}
          >
            Choose a dispensary
          </a>{' '}
          to see its stock and pickup times.
        </span>
      ) : (
        <span>
          Pick up at <b>{pickup.storeName}</b> {pickupText(pickup.when)}
        </span>
      )}
    </p>
  )
}
