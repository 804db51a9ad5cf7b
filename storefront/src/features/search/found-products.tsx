import { type FoundBy, RESULTS_A_PAGE, type Search } from '@leaflog/core/search'
import { useAnalytics, useShop } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import type { MenuResultsPage } from './search-data.ts'

const loader = () => import('./search-loader.ts')

const placed = ({ results: { page, products } }: MenuResultsPage) =>
  products.map(({ product_id: id }, at) => ({ id, position: (page - 1) * RESULTS_A_PAGE + at + 1 }))

/**
 * A grid of results. With consent, views and clicks are sent to the insights endpoint with their positions (7d.3). A
 * page searched before consent was known, on the server or before the question was answered, is searched once more, so
 * that its events have a query id. Tiles are in the order of the products.
 */
export function FoundProducts({ page, children }: { page: MenuResultsPage; children: ReactNode }) {
  const shop = useShop()
  const context = useRouteContext({ from: '__root__' })
  const { consent } = useAnalytics()
  // The same products are viewed once, however often the page is loaded and rendered.
  const seen = useRef<{ shown: string; by: Promise<FoundBy | null> } | null>(null)

  /** The page may be left before the query id and the code are here; the event is sent anyway. */
  const track = useCallback(
    (what: (events: Search['events'], by: FoundBy) => void) => {
      const { current } = seen
      if (current === null) return
      Promise.all([shop.search(), current.by])
        .then(([{ events }, by]) => by && what(events, by))
        .catch((error: unknown) => shop.report('SEARCH_NOT_TOLD', error))
    },
    [shop],
  )

  // Before any of it can be clicked.
  useLayoutEffect(() => {
    const { foundBy } = page.results
    const products = placed(page)
    const shown = products.map(({ id }) => id).join()
    if (consent !== 'granted' || seen.current?.shown === shown) return
    const by = foundBy === null ? loader().then((m) => m.nameOfSearch(context, page)) : Promise.resolve(foundBy)
    seen.current = { shown, by }
    track((events, name) => events.viewed(name, products))
  }, [track, context, consent, page])

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    if (!(target instanceof Element) || target.closest('a[href]') === null) return
    const tile = [...currentTarget.querySelectorAll('article')].findIndex((one) => one.contains(target))
    const product = placed(page)[tile]
    if (product) track((events, by) => events.clicked(by, product))
  }
  return (
    <div role="presentation" onClickCapture={onClick}>
      {children}
    </div>
  )
}
