import { optionsLabel, selectedOptionsOf } from '@leaflog/core/catalogue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BuyBar } from '../../../shared/product/buy-bar.tsx'
import { LimitsLeft } from '../../../shared/product/limits-left.tsx'
import { useRoomText } from '../../../shared/product/use-room-text.ts'
import layout from '../../../shared/product/product-page.module.css'
import { AddToCart } from './add-to-cart.tsx'
import { OptionSegments } from './option-segments.tsx'
import type { ProductPage } from './product-loader.ts'
import { maxQuantityOf, stockNote } from './stock.ts'
import type { OptionsOnPage } from './use-option-choice.ts'
import { usePurchaseRoom } from './use-purchase-room.ts'

/** A simple product or a variant of a configurable one, and its quantity (3.7.1). */
export function BuyPiece({ page, options }: { page: ProductPage; options: OptionsOnPage | null }) {
  const { t } = useTranslation('product')
  const { stopOf } = useRoomText()
  const { product } = page
  const piece = options === null ? product : (options.variant?.product ?? null)
  const [wanted, setWanted] = useState({ sku: piece?.sku, quantity: 1 })
  // Another size resets the quantity to one.
  const chosen = wanted.sku === piece?.sku ? wanted.quantity : 1
  const choice = {
    sku: product.sku,
    selectedOptions: options === null ? [] : selectedOptionsOf(options.choice),
    enteredOptions: [],
  }
  const { uses, room } = usePurchaseRoom(page, piece?.purchase_amounts, choice)
  const stop = stopOf(room, piece === null ? 1 : maxQuantityOf(piece))
  const isSoldOut = piece?.stock_status === 'OUT_OF_STOCK'
  const quantity = Math.max(1, Math.min(chosen, stop.most))
  const label = options === null ? null : optionsLabel(options.product, options.choice)
  const image = options?.variant?.product.media_gallery.find(({ path }) => path !== null)?.path ?? product.small_image
  const price = piece?.price_range.minimum ?? null
  return (
    <div className={layout.buy}>
      {options !== null && <OptionSegments options={options} />}
      <BuyBar
        price={price}
        none={options === null ? t('noPrice') : t('chooseOptions')}
        note={piece === null ? null : stockNote(piece, label, t)}
        of={label === null ? page.title : `${page.title}, ${label}`}
        quantity={quantity}
        {...stop}
        onQuantity={(next) => setWanted({ sku: piece?.sku, quantity: next })}
        action={
          <AddToCart
            page={page}
            choice={choice}
            isLimited={room?.more === 0}
            description={label}
            isSoldOut={isSoldOut}
            take={() => (price === null ? null : { quantity, price: price.regular, option: label, image })}
          />
        }
      />
      {product.is_sold_in_mode && <LimitsLeft uses={uses} room={isSoldOut ? null : room} quantity={quantity} />}
    </div>
  )
}
