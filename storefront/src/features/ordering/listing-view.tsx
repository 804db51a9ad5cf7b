import { countFilters, withoutFilters } from '@leaflog/core/catalogue'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentStore } from '../../shared/page/current-store.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { FilterBar } from '../../shared/product/filter-bar.tsx'
import { FilterLink } from '../../shared/product/filter-link.tsx'
import { ListedProducts, ListingFrame, NothingListed } from '../../shared/product/listing-frame.tsx'
import { listingHref } from './listing-links.ts'
import type { ListingPageData } from './listing-loader.ts'
import { menuFilters } from './menu-filters.ts'
import { ProductGrid } from './product-grid.tsx'
import { useCatalogueWords } from '../../shared/product/words.ts'
import { reportUnexpected } from '../../shared/page/report-unexpected.ts'

/** A page of a menu's products. `children` are between heading and filters. */
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
  const words = useCatalogueWords()
  const { t, word, counted } = words
  const products = counted(listing.total, 'products')
  const context = useRouteContext({ from: '__root__' })
  // Filters need the menu, which the server-rendered page does not include. It is fetched when the pointer or focus
  // comes near.
  const approach = () => {
    const store = currentStore(context)
    if (store !== null) context.menu(store).catch(reportUnexpected(context, 'MENU_NOT_READ'))
  }
  return (
    <ListingFrame
      trail={page.trail}
      title={word(page.title)}
      count={
        page.storeName === null
          ? t(`listing.onOur.${page.mode}`, { products })
          : t(`listing.at.${page.mode}`, { products, store: page.storeName })
      }
      picture={picture}
    >
      {children}
      <FilterBar {...menuFilters(page, words)} onApproach={approach} />
      {listing.total === 0 ? (
        <NothingFound page={page} />
      ) : (
        <ListedProducts
          {...listing}
          shown={listing.products.length}
          hrefOf={(number) => listingHref(path, { ...query, page: number })}
        >
          <ProductGrid products={listing.products} mode={page.mode} weights={query.weight} />
        </ListedProducts>
      )}
    </ListingFrame>
  )
}

function NothingFound({ page }: { page: ListingPageData }) {
  const { t, word } = useCatalogueWords()
  const title = word(page.title)
  if (countFilters(page.query) > 0 || page.query.text !== '')
    return (
      <NothingListed title={t('nothing.filtered')} text={t('nothing.takeOff', { title })}>
        <FilterLink href={listingHref(page.path, withoutFilters(page.query))} className={buttonClass()}>
          {t('nothing.clear')}
        </FilterLink>
      </NothingListed>
    )
  return (
    <NothingListed title={t('nothing.today')} text={t(`nothing.menu.${page.mode}`, { title })}>
      <AppLink href="/shopd/category/all" className={buttonClass()}>
        {t('nothing.whole')}
      </AppLink>
    </NothingListed>
  )
}
