import { brandHref, priceOf, stockOf } from '@leaflog/core/catalogue'
import { purchaseRoom } from '@leaflog/core'
import { useOrderingCart } from '@leaflog/react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '../cart/add-button.tsx'
import { Heart } from '../favorites/heart.tsx'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { BuyBar } from '../../shared/product/buy-bar.tsx'
import { heldIn } from '@leaflog/core/products'
import { LimitsLeft } from '../../shared/product/limits-left.tsx'
import { roomToAdd } from '../../shared/product/menu-room.ts'
import { useRoomText } from '../../shared/product/use-room-text.ts'
import { BreadcrumbTrail } from '../../shared/product/breadcrumb-trail.tsx'
import { MenuUnavailablePage } from '../../shared/product/menu-unavailable.tsx'
import { packPotency } from '../../shared/product/pack-potency.ts'
import { PickupNote } from '../../shared/product/pickup-note.tsx'
import { PotencyBars } from '../../shared/product/potency-bars.tsx'
import { favoriteOf } from './favorite-of.ts'
import { PriceTable } from './price-table.tsx'
import { ProductAbout } from './product-about.tsx'
import { ProductGrid } from './product-grid.tsx'
import type { ProductPageData } from './product-loader.ts'
import styles from '../../shared/product/product-page.module.css'
import { useWeightChoice } from './use-weight-choice.ts'
import { StrainChip } from '../../shared/product/strain-chip.tsx'
import { WeightOptions } from './weight-options.tsx'

const route = getRouteApi('/shopd/product/$slug')

/** One product: image, details, every weight with both prices, and lab results (3.6). */
export function ProductPage() {
  const { t } = useTranslation('product')
  const word = useTerm()
  const page = route.useLoaderData()
  if (page.kind === 'unavailable') return <MenuUnavailablePage />
  const { product, related, mode } = page
  return (
    <div className={styles.page}>
      <BreadcrumbTrail trail={page.trail} />
      <article className={styles.product}>
        <div className={styles.plate}>
          <Picture
            path={product.image}
            alt={t('drawn', { name: product.name })}
            width={720}
            height={720}
            sizes="(width <= 767px) 92vw, 560px"
            eager
            className={styles.picture}
          />
        </div>
        <div className={styles.facts}>
          <div className={styles.head}>
            <header className={styles.header}>
              <AppLink href={brandHref(product.brand.name)} className={styles.brand}>
                {product.brand.name}
              </AppLink>
              <h1 tabIndex={-1} className={styles.name}>
                {product.name}
              </h1>
              <p className={styles.chips}>
                {product.strain_type && <StrainChip strain={product.strain_type} />}
                {product.subcategory && <Chip>{word(product.subcategory)}</Chip>}
                {product.menu_type === 'MEDICAL' && <Chip>{t('medicalOnly')}</Chip>}
              </p>
            </header>
            <Heart favorite={favoriteOf(product, mode)} />
          </div>
          {/* The key resets the choice on another product. */}
          <Choice key={product.product_id} page={page} />
          <PriceTable product={product} mode={mode} />
        </div>
      </article>
      <ProductAbout product={product} />
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('moreFrom', { brand: product.brand.name })}</h2>
          <ProductGrid products={related} mode={mode} shelf />
        </section>
      )}
    </div>
  )
}

/** What depends on the chosen weight. */
function Choice({ page }: { page: ProductPageData }) {
  const { product, mode, pickup } = page
  const { chosen, choose } = useWeightChoice(product, mode)
  const size = chosen?.option ?? null
  return (
    <>
      <Buy page={page} chosen={chosen} onChoose={choose} />
      <PickupNote pickup={pickup} />
      <PotencyBars thc={packPotency(product.thc, size)} cbd={packPotency(product.cbd, size)} />
    </>
  )
}

type BuyProps = {
  page: ProductPageData
  chosen: ReturnType<typeof useWeightChoice>['chosen']
  onChoose: (option: string) => void
}

/** Choosing weight and quantity; on phones the last row is a bar at the bottom of the screen. */
function Buy({ page: { product, mode }, chosen, onChoose }: BuyProps) {
  const { t } = useTranslation('product')
  const [wanted, setWanted] = useState(1)
  const { stopOf } = useRoomText()
  const word = useTerm()
  const cart = useOrderingCart()
  const price = chosen === null ? null : priceOf(chosen, mode)
  const left = chosen === null ? 0 : stockOf(product, chosen.option)
  const option = chosen?.option ?? null
  const { order_limit: limit } = product
  const of = {
    held: heldIn(cart, { productId: product.product_id, option }),
    weightMg: limit?.weights[option ?? ''] ?? 0,
  }
  const uses = limit === undefined || option === null ? [] : roomToAdd(cart, limit, of)
  const room = purchaseRoom(uses)
  const stop = stopOf(room, left)
  const quantity = Math.max(1, Math.min(wanted, stop.most))
  return (
    <div className={styles.buy}>
      <WeightOptions
        product={product}
        mode={mode}
        chosen={option}
        onChoose={(picked) => {
          onChoose(picked)
          setWanted(1)
        }}
        look="segments"
      />
      <BuyBar
        price={price}
        none={t('noPrice')}
        note={left > 0 && left <= 5 ? t('stock.left', { count: left }) : word(option ?? '')}
        of={`${product.name}, ${word(option ?? '')}`}
        quantity={quantity}
        {...stop}
        onQuantity={setWanted}
        action={
          <AddButton product={product} option={option} mode={mode} quantity={quantity} limited={room?.more === 0} />
        }
      />
      <LimitsLeft uses={uses} room={left > 0 ? room : null} quantity={quantity} />
    </div>
  )
}
