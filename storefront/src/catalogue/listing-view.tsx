import { countFilters, withoutFilters } from '@leaflog/core/catalogue'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentStore } from '../current-store.ts'
import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterLink } from './filter-link.tsx'
import { counted, modeLabel } from './format.ts'
import { ListedProducts, ListingFrame, NothingListed } from './listing-frame.tsx'
import { listingHref } from './listing-links.ts'
import type { ListingPageData } from './listing-loader.ts'
import { menuFilters } from './menu-filters.ts'
import { ProductGrid } from './product-grid.tsx'

const where = (page: ListingPageData): string => {
  const menu = `${modeLabel(page.mode).toLowerCase()} menu`
  return page.storeName === null ? `on our ${menu}` : `at ${page.storeName}, ${menu}`
}

/** A page of a menu's products. `children` come between heading and filters. */
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
  const context = useRouteContext({ from: '__root__' })
  // Filters answer from the menu. The page came without it, so it is fetched when a hand comes near.
  const approach = () => {
    const store = currentStore(context)
    if (store !== null) context.menu(store).catch(() => undefined)
  }
  return (
    <ListingFrame
      trail={page.trail}
      title={page.title}
      count={`${counted(listing.total, 'product')} ${where(page)}`}
      picture={picture}
    >
      {children}
      <FilterBar {...menuFilters(page)} onApproach={approach} />
      {listing.total === 0 ? (
        <NothingFound page={page} />
      ) : (
        <ListedProducts
          footer={
            <>
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
            </>
          }
        >
          <ProductGrid products={listing.products} mode={page.mode} />
        </ListedProducts>
      )}
    </ListingFrame>
  )
}

function NothingFound({ page }: { page: ListingPageData }) {
  if (countFilters(page.query) > 0 || page.query.text !== '')
    return (
      <NothingListed
        title="Nothing grows under these filters"
        text={`Take one off, or look at everything in ${page.title}.`}
      >
        <FilterLink href={listingHref(page.path, withoutFilters(page.query))} className={buttonClass()}>
          Clear all filters
        </FilterLink>
      </NothingListed>
    )
  const menu = modeLabel(page.mode).toLowerCase()
  return (
    <NothingListed
      title="Nothing here today"
      text={`The ${menu} menu has nothing in ${page.title} right now. The rest of the menu is a step away.`}
    >
      <AppLink href="/shopd/category/all" className={buttonClass()}>
        See the whole menu
      </AppLink>
    </NothingListed>
  )
}
