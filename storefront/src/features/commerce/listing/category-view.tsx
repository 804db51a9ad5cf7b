import { BrandIndex } from '../../../shared/product/brand-index.tsx'
import { MenuUnavailablePage } from '../../../shared/product/menu-unavailable.tsx'
import { ChooseStore } from './choose-store.tsx'
import { Landing } from './landing.tsx'
import { Listing } from './listing.tsx'
import type { CategoryPage } from './category-page.ts'
import { useCatalogueWords } from '../../../shared/product/words.ts'

/** Any page of the /category family (2b.4, 3.10). */
export function CategoryView({ page }: { page: CategoryPage }) {
  const { t, counted } = useCatalogueWords()
  switch (page.kind) {
    case 'listing':
      return <Listing page={page} />
    case 'landing':
      return <Landing page={page} />
    case 'brands':
      return (
        <BrandIndex
          trail={page.trail}
          count={t('brandIndex.at', { brands: counted(page.brands.length, 'brands'), store: page.storeName })}
          brands={page.brands}
        />
      )
    case 'choose':
      return <ChooseStore page={page} />
    case 'unavailable':
      return <MenuUnavailablePage />
  }
}
