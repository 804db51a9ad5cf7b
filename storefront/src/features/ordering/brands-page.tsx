import { brandHref } from '@leaflog/core/catalogue'
import { getRouteApi } from '@tanstack/react-router'
import { BrandIndex } from '../../shared/product/brand-index.tsx'
import { MenuUnavailablePage } from '../../shared/product/menu-unavailable.tsx'
import { useCatalogueWords } from '../../shared/product/words.ts'

const route = getRouteApi('/shopd/brands')

/** All brands of the store (2b.2). */
export function BrandsPage() {
  const { t, word, counted } = useCatalogueWords()
  const page = route.useLoaderData()
  if (page.kind === 'unavailable') return <MenuUnavailablePage />
  return (
    <BrandIndex
      trail={[{ label: 'Brands', href: '/shopd/brands' }]}
      count={
        page.storeName === null
          ? t('brandIndex.onOurMenu', { brands: counted(page.brands.length, 'brands') })
          : t('brandIndex.at', { brands: counted(page.brands.length, 'brands'), store: page.storeName })
      }
      brands={page.brands.map(({ name, slug, count, categories }) => ({
        name,
        href: brandHref(name),
        image: `/brands/${slug}.jpg`,
        about: t('brandIndex.about', {
          products: counted(count, 'products'),
          categories: categories.map((category) => word(category)).join(', '),
        }),
      }))}
    />
  )
}
