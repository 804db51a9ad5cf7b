import { getRouteApi } from '@tanstack/react-router'
import { MenuResults } from './menu-results.tsx'
import { SearchStart } from './search-start.tsx'
import { SearchUnavailable } from './search-unavailable.tsx'
import { CategoryResults } from './category-results.tsx'

const route = getRouteApi('/search')

/** Search results (2c.6), at a store of either channel. */
export function SearchPage() {
  const page = route.useLoaderData()
  switch (page.kind) {
    case 'menu':
      return <MenuResults page={page} />
    case 'category':
      return <CategoryResults page={page} />
    case 'start':
      return <SearchStart />
    case 'unavailable':
      return <SearchUnavailable />
  }
}
