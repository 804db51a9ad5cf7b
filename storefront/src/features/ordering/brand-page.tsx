import { getRouteApi } from '@tanstack/react-router'
import { BrandMark } from '../../shared/product/brand-index.tsx'
import { ListingView } from './listing-view.tsx'
import { MenuUnavailablePage } from '../../shared/product/menu-unavailable.tsx'

const route = getRouteApi('/shopd/brands/$brand')

/** All products of one brand at the store (2b.2). */
export function BrandPage() {
  const page = route.useLoaderData()
  if (page.kind === 'unavailable') return <MenuUnavailablePage />
  const slug = page.path.split('/').at(-1) ?? ''
  return <ListingView page={page} picture={<BrandMark image={`/brands/${slug}.jpg`} />} />
}
