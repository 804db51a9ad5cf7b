import { useShop } from '@leaflog/react'
import { useAttempt } from '../attempt.ts'
import { modeLabel } from '../catalogue/format.ts'
import { Button } from '../ui/button.tsx'
import styles from './notice.module.css'
import type { ProductPage } from './product-loader.ts'

const otherMode = ({ mode }: ProductPage) => (mode === 'MEDICAL' ? 'RECREATIONAL' : 'MEDICAL')

/** Why it cannot be bought as things are, and the step that changes it (6.6). */
export function ModeNotice({ page }: { page: ProductPage }) {
  const shop = useShop()
  const attempt = useAttempt()
  const { product, store, mode, isChosen } = page
  if (!product.is_sold_in_mode) {
    const now = modeLabel(mode).toLowerCase()
    return (
      <div className={styles.notice}>
        <p>
          {product.is_medical_only
            ? 'This is for patients with a medical card only, and you are shopping in '
            : `${store.store_name} does not sell this in the mode that you are shopping in: `}
          {now} mode. What you see are the {modeLabel(otherMode(page)).toLowerCase()} prices.
        </p>
      </div>
    )
  }
  if (isChosen) return null
  return (
    <div className={styles.notice}>
      <p>
        Prices and stock are those of <b>{store.store_name}</b>, as an example.
      </p>
      <Button size="small" variant="secondary" onClick={() => attempt(shop.ui.open('storeSidebar'))}>
        Choose your dispensary
      </Button>
    </div>
  )
}

/** To the mode that sells it, where the store has it. What is in the cart and not sold there is shown first (4c.5). */
export function SwitchMode({ page }: { page: ProductPage }) {
  const shop = useShop()
  const attempt = useAttempt()
  const other = otherMode(page)
  if (!page.store.modes.includes(other)) return null
  return (
    <Button
      size="small"
      wide
      onClick={() => attempt(page.isChosen ? shop.dispensary.chooseMode(other) : shop.ui.open('storeSidebar'))}
    >
      Shop in {modeLabel(other).toLowerCase()} mode
    </Button>
  )
}
