import { brandHref } from '@leaflog/core/catalogue'
import { getRouteApi } from '@tanstack/react-router'
import { BrandIndex } from './brand-index.tsx'
import { counted } from './format.ts'
import { MenuUnavailablePage } from './menu-unavailable.tsx'

const route = getRouteApi('/shopd/brands')

/** All brands of the store (2b.2). */
export function BrandsPage() {
  const page = route.useLoaderData()
  if (page.kind === 'unavailable') return <MenuUnavailablePage />
  return (
    <BrandIndex
      trail={[{ label: 'Brands', href: '/shopd/brands' }]}
      count={`${counted(page.brands.length, 'brand')} ${page.storeName === null ? 'on our menu' : `at ${page.storeName}`}`}
      brands={page.brands.map(({ name, slug, count, categories }) => ({
        name,
        href: brandHref(name),
        image: `/brands/${slug}.jpg`,
        about: `${counted(count, 'product')} · ${categories.join(', ')}`,
      }))}
    />
  )
}
