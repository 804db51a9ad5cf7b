/** The home page. */
import { useSession, useView } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ProductGrid } from '../ordering/product-grid.tsx'
import { TileGridSkeleton } from '../../shared/product/tile-grid.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeGuides, HomePromises } from './home-words.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeSpecials } from './home-specials.tsx'
import { HomeStores } from './home-stores.tsx'
import styles from './home.module.css'
import { useTranslation } from 'react-i18next'

// Only shoppers of the commerce channel need its tiles.
const CommerceGrid = lazy(() =>
  import('../commerce/listing/commerce-grid.tsx').then((code) => ({ default: code.CommerceGrid })),
)

// Only members have points.
const HomeRewards = lazy(() =>
  import('../rewards/member/home-rewards.tsx').then((code) => ({ default: code.HomeRewards })),
)

// Only customers have orders.
const LatestOrder = lazy(() =>
  import('../account/orders/latest-order.tsx').then((code) => ({ default: code.LatestOrder })),
)

/** The home page: the brand, today's products, and stores. */
export function HomePage() {
  const { content, categories, specials, featured, sale, near, states } = useLoaderData({ from: '/' })
  const mode = useView((state) => state.dispensary.view.mode)
  const { isSignedIn } = useSession()
  const { t } = useTranslation('home')
  return (
    <>
      <HomeHero content={content} />
      <div className={styles.sections}>
        {isSignedIn && (
          <Suspense fallback={null}>
            <HomeRewards />
            <LatestOrder />
          </Suspense>
        )}
        {categories.length > 0 && <HomeCategories categories={categories} />}
        {specials.length > 0 && <HomeSpecials specials={specials} />}
        {featured.length > 0 && (
          <section aria-labelledby="featured">
            <div className={styles.heading}>
              <h2 id="featured">{t('featured.heading')}</h2>
              <AppLink href="/shopd/category/all">{t('featured.all')}</AppLink>
            </div>
            <ProductGrid products={featured} mode={mode} shelf />
          </section>
        )}
        {sale.length > 0 && (
          <section aria-labelledby="sale">
            <div className={styles.heading}>
              <h2 id="sale">{t('sale.heading')}</h2>
              <AppLink href="/category/all?filter=is_sale:1">{t('sale.all')}</AppLink>
            </div>
            <Suspense fallback={<TileGridSkeleton count={sale.length} />}>
              <CommerceGrid products={sale} shelf />
            </Suspense>
          </section>
        )}
        {content !== null && <HomePromises promises={content.promises} />}
        {states.length > 0 && <HomeStores near={near} states={states} />}
        {content !== null && <HomeGuides guides={content.guides} />}
      </div>
    </>
  )
}
