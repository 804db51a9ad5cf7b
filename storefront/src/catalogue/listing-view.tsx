import { countFilters, withoutFilters } from '@leaflog/core/catalogue'
import type { ReactNode } from 'react'
import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterLink } from './filter-link.tsx'
import { counted, modeLabel } from './format.ts'
import { listingHref } from './listing-links.ts'
import type { ListingPageData } from './listing-loader.ts'
import styles from './listing-view.module.css'
import { ProductGrid } from './product-grid.tsx'

const where = (page: ListingPageData): string => {
  const menu = `${modeLabel(page.mode).toLowerCase()} menu`
  return page.storeName === null ? `on our ${menu}` : `at ${page.storeName}, ${menu}`
}

/** A page of products: a short heading with the count, filters, products. `children` come between heading and filters. */
export function ListingView({
  page,
  picture,
  children,
}: {
  page: ListingPageData
  picture?: ReactNode
  children?: ReactNode
}) {
  const { listing, query, path } = page
  return (
    <div className={styles.page}>
      <BreadcrumbTrail trail={page.trail} />
      <header className={styles.header}>
        {picture}
        <div>
          <h1 tabIndex={-1}>{page.title}</h1>
          <p role="status" className={styles.count}>
            {counted(listing.total, 'product')} {where(page)}
          </p>
        </div>
      </header>
      {children}
      <FilterBar page={page} />
      {listing.total === 0 ? (
        <NothingFound page={page} />
      ) : (
        <div className={styles.products}>
          <h2 className={styles.hidden}>Products</h2>
          <ProductGrid products={listing.products} mode={page.mode} />
          <footer className={styles.more}>
            <p>
              {listing.products.length} of {counted(listing.total, 'product')}
            </p>
            {listing.hasMore && (
              <FilterLink
                href={listingHref(path, { ...query, page: query.page + 1 })}
                className={buttonClass({ variant: 'secondary' })}
              >
                Show more
              </FilterLink>
            )}
          </footer>
        </div>
      )}
    </div>
  )
}

/** A drawing, a sentence and the next step. */
function NothingFound({ page }: { page: ListingPageData }) {
  const filtered = countFilters(page.query) > 0 || page.query.text !== ''
  return (
    <div className={styles.nothing}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={360} className={styles.scene} />
      <div>
        <h2>{filtered ? 'Nothing grows under these filters' : 'Nothing here today'}</h2>
        <p>
          {filtered
            ? `Take one off, or look at everything in ${page.title}.`
            : `The ${modeLabel(page.mode).toLowerCase()} menu has nothing in ${page.title} right now. The rest of the menu is a step away.`}
        </p>
        {filtered ? (
          <FilterLink href={listingHref(page.path, withoutFilters(page.query))} className={buttonClass()}>
            Clear all filters
          </FilterLink>
        ) : (
          <AppLink href="/shopd/category/all" className={buttonClass()}>
            See the whole menu
          </AppLink>
        )}
      </div>
    </div>
  )
}
