import { type CartLine as CartLineView, LABELS } from '@leaflog/core'
import { productHref } from '@leaflog/core/catalogue'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { strains } from '../catalogue/format.ts'
import { AppLink } from '../ui/app-link.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { formatCents, Price } from '../ui/price.tsx'
import styles from './cart-line.module.css'
import { Stepper } from './stepper.tsx'

export type CartLineProps = {
  line: CartLineView
  /** The last change asked for more than one may have (8.3). */
  limited: boolean
  onQuantity: (quantity: number) => void
  onRemove: (click: MouseEvent) => void
}

const strainOf = (type: string | null) =>
  type === 'INDICA' || type === 'HYBRID' || type === 'SATIVA' ? strains[type].label : null

/** One line of the cart. A line that waits for its answer stays in place and says so. */
export function CartLine({ line, limited, onQuantity, onRemove }: CartLineProps) {
  const href = productHref({ brand: { name: line.brand }, name: line.name, product_id: line.productId })
  const what = `${line.name}, ${line.option}`
  const each = line.quantity > 1 ? `${formatCents(line.basePrice)} each` : null
  const facts = [line.option, strainOf(line.strainType), each].filter(Boolean).join(' · ')
  return (
    <li className={classes(styles.line, line.pending && styles.pending)} aria-busy={line.pending || undefined}>
      {line.image === null ? (
        <span className={styles.picture} />
      ) : (
        <Picture path={line.image} alt="" width={96} height={96} className={styles.picture} />
      )}
      <div className={styles.facts}>
        <p className={styles.brand}>{line.brand}</p>
        <AppLink href={href} className={styles.name}>
          {line.name}
        </AppLink>
        <p className={classes(styles.option, limited && styles.limited)}>{limited ? LABELS.limit : facts}</p>
      </div>
      <button
        type="button"
        data-remove=""
        className={styles.remove}
        onClick={onRemove}
        aria-label={`Remove ${what} from your cart`}
      >
        <Icon icon={X} size={18} />
      </button>
      <div className={styles.amounts}>
        <Stepper quantity={line.quantity} of={what} busy={line.pending} onChange={onQuantity} />
        <span className={styles.price}>
          <Price cents={line.total} was={line.saved > 0 ? line.total + line.saved : null} className={styles.total} />
          {line.saved > 0 && <span className={styles.saved}>You save {formatCents(line.saved)}</span>}
        </span>
      </div>
    </li>
  )
}
