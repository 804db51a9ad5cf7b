import { commerceProductHref, productHref } from '@leaflog/core/catalogue'
import { type OrderItem, pictureOf } from '@leaflog/core/wire/commerce/commerce-orders'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import type { FactHeading } from './fact.tsx'
import { ItemPicture } from './item-picture.tsx'
import styles from './order-items.module.css'

const lineTotal = ({ prices, product_sale_price, quantity_ordered }: OrderItem): number =>
  prices?.row_total ?? product_sale_price * (quantity_ordered ?? 1)

/** The product's page in its channel; null if it has none any more. */
function pageOf({ product_sku, product_url_key, menuProduct }: OrderItem): string | null {
  if (menuProduct === null) return product_url_key === null ? null : commerceProductHref(product_url_key)
  const { name, brand } = menuProduct
  return productHref({ product_id: product_sku, name, brand: { name: brand } })
}

function Item({ item }: { item: OrderItem }) {
  const { t } = useTranslation('orders')
  const { money } = useFormats()
  const word = useTerm('orders')
  const { product_name, product_sku, selected_options, entered_options, prices } = item
  const name = product_name === '' ? product_sku : product_name
  const href = pageOf(item)
  const quantity = item.quantity_ordered ?? 1
  const saved = prices?.total_item_discount ?? 0
  return (
    <li className={styles.item}>
      <ItemPicture path={pictureOf(item)} />
      <div className={styles.facts}>
        {href === null ? (
          <p className={styles.name}>{name}</p>
        ) : (
          <AppLink href={href} className={styles.name}>
            {name}
          </AppLink>
        )}
        {[...selected_options, ...entered_options].map(({ label, value }) => (
          <p key={`${label} ${value}`} className={styles.soft}>
            {word(label)}: {word(value)}
          </p>
        ))}
        <p className={styles.soft}>
          {quantity} × {money(item.product_sale_price)}
        </p>
      </div>
      <div className={styles.amounts}>
        <p className={styles.total}>{money(lineTotal(item))}</p>
        {saved > 0 && <p className={styles.saved}>{t('items.saved', { amount: money(saved) })}</p>}
      </div>
    </li>
  )
}

/** The ordered items as of that day: names, choices and prices. */
export function OrderItems({ items, heading: Heading }: { items: readonly OrderItem[]; heading: FactHeading }) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  return (
    <section aria-labelledby="order-items" className={styles.section}>
      <Heading id="order-items" className={styles.heading}>
        {t('items.count', { count: items.length, number: number(items.length) })}
      </Heading>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
