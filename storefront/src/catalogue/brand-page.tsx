import { getRouteApi } from '@tanstack/react-router'
import { Picture } from '../ui/picture.tsx'
import styles from './brands-page.module.css'
import { ListingView } from './listing-view.tsx'
import { MenuUnavailablePage } from './menu-unavailable.tsx'

const route = getRouteApi('/shopd/brands/$brand')

/** Everything of one brand at the store (2b.2). */
export function BrandPage() {
  const page = route.useLoaderData()
  if (page.kind === 'unavailable') return <MenuUnavailablePage />
  const slug = page.path.split('/').at(-1) ?? ''
  return (
    <ListingView
      page={page}
      picture={<Picture path={`/brands/${slug}.jpg`} alt="" width={120} height={120} eager className={styles.mark} />}
    />
  )
}
