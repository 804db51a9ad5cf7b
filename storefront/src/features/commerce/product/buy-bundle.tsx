import {
  bundleAmounts,
  bundleCost,
  bundleProblem,
  bundleSelection,
  firstBundle,
  type BundleChoice,
} from '@leaflog/core/catalogue'
import type { BundleProduct } from '@leaflog/core/wire/commerce/commerce-product'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BuyBar } from '../../../shared/product/buy-bar.tsx'
import { LimitsLeft } from '../../../shared/product/limits-left.tsx'
import { useRoomText } from '../../../shared/product/use-room-text.ts'
import layout from '../../../shared/product/product-page.module.css'
import { AddToCart } from './add-to-cart.tsx'
import { BundleItemField } from './bundle-item-field.tsx'
import type { ProductPage } from './product-loader.ts'
import { maxQuantityOf, stockNote } from './stock.ts'
import { usePurchaseRoom } from './use-purchase-room.ts'

/** Choosing the parts of a bundle, and its price (3.7.3). */
export function BuyBundle({ page, product }: { page: ProductPage; product: BundleProduct }) {
  const { t } = useTranslation('product')
  const { stopOf } = useRoomText()
  const [choice, setChoice] = useState<BundleChoice>(() => firstBundle(product))
  const [wanted, setWanted] = useState(1)
  const [checked, setChecked] = useState(false)
  const parts = useRef<HTMLDivElement>(null)
  const cost = bundleCost(product, choice)
  const { label, ...selection } = bundleSelection(product, choice)
  const cartChoice = { sku: product.sku, ...selection }
  const { uses, room } = usePurchaseRoom(page, bundleAmounts(product, choice), cartChoice)
  const stop = stopOf(room, maxQuantityOf(product))
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK'
  const quantity = Math.max(1, Math.min(wanted, stop.most))
  const take = () => {
    flushSync(() => setChecked(true))
    if (product.items.some((item) => bundleProblem(item, choice) !== null)) {
      parts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return null
    }
    return { quantity, price: cost.regular, option: label === '' ? null : label, image: product.small_image }
  }
  return (
    <div className={layout.buy} ref={parts}>
      {product.items.map((item) => (
        <BundleItemField
          key={item.uid}
          bundle={product}
          item={item}
          choice={choice}
          problem={checked ? bundleProblem(item, choice) : null}
          onChange={setChoice}
        />
      ))}
      <BuyBar
        price={cost}
        none=""
        note={stockNote(product, null, t)}
        of={page.title}
        quantity={quantity}
        {...stop}
        onQuantity={setWanted}
        action={
          <AddToCart
            page={page}
            choice={cartChoice}
            isLimited={room?.more === 0}
            description={null}
            isSoldOut={isSoldOut}
            take={take}
          />
        }
      />
      {product.is_sold_in_mode && <LimitsLeft uses={uses} room={isSoldOut ? null : room} quantity={quantity} />}
    </div>
  )
}
