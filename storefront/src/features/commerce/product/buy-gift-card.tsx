import { giftCardSelection, giftCardWorth } from '@leaflog/core/catalogue'
import type { GiftCardProduct } from '@leaflog/core/wire/commerce/commerce-product'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BuyBar } from '../../../shared/product/buy-bar.tsx'
import layout from '../../../shared/product/product-page.module.css'
import { AddToCart } from './add-to-cart.tsx'
import { GiftCardAmounts } from './gift-card-amounts.tsx'
import { firstEntry, giftCardProblems, type GiftCardEntry } from './gift-card-entry.ts'
import { GiftCardTexts } from './gift-card-texts.tsx'
import type { ProductPage } from './product-loader.ts'
import { maxQuantityOf, stockNote } from './stock.ts'

/** Value, sender, recipient and message of a gift card (3.7.2). */
export function BuyGiftCard({ page, product }: { page: ProductPage; product: GiftCardProduct }) {
  const { t } = useTranslation('product')
  const [entry, setEntry] = useState<GiftCardEntry>(() => firstEntry(product))
  const [quantity, setQuantity] = useState(1)
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const worth = giftCardWorth(product, entry.amount)
  const problems = checked ? giftCardProblems(product, entry) : {}
  const take = () => {
    flushSync(() => setChecked(true))
    if (worth === null || Object.keys(giftCardProblems(product, entry)).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return null
    }
    const { giftcard_recipient_name: recipient = '' } = entry.texts
    return { quantity, price: worth, option: t('giftCard.for', { name: recipient.trim() }), image: product.small_image }
  }
  return (
    <div className={layout.buy} ref={form}>
      <GiftCardAmounts card={product} entry={entry} problem={problems.amount ?? null} onChange={setEntry} />
      <GiftCardTexts card={product} entry={entry} problems={problems} onChange={setEntry} />
      <BuyBar
        price={worth === null ? null : { regular: worth, final: worth }}
        none={t('giftCard.choose')}
        note={stockNote(product, null, t)}
        of={page.title}
        quantity={quantity}
        most={maxQuantityOf(product)}
        onQuantity={setQuantity}
        action={
          <AddToCart
            page={page}
            choice={{ sku: product.sku, ...giftCardSelection(product, entry.amount, entry.texts) }}
            description={null}
            isSoldOut={product.stock_status === 'OUT_OF_STOCK'}
            take={take}
          />
        }
      />
    </div>
  )
}
