import { isLeaflogError } from '@leaflog/core'
import { commerceListingHref, parseCommerceQuery } from '@leaflog/core/catalogue'
import { type FoundBy, findAtMenu, parseResultsQuery, resultsHref, searchIndexes } from '@leaflog/core/search'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { redirect } from '@tanstack/react-router'
import { storeLabel } from '../ordering/store-menu.ts'
import type { PageContext } from '../../shared/page/context.ts'
import { commerceReader } from '../../shared/page/read-commerce.ts'
import { currentStore } from '../../shared/page/current-store.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'
import { readCategoryPage } from '@leaflog/core/products'
import { type MenuResultsPage, SEARCH_PATH, type SearchPage } from './search-data.ts'

const elsewhere = (href: string) => redirect({ to: '/', href, replace: true })

/**
 * /search?q=: the index of the chosen store and its state (4f.7), or of the Default view, depending on the store's
 * channel.
 */
export async function loadSearch(context: PageContext, search: SearchParams): Promise<SearchPage> {
  const store = currentStore(context)
  const storeName = store && storeLabel(store)
  const { text } = parseResultsQuery(search)
  if (text === '') return { kind: 'start', term: '', storeName }
  if (store === null) return { kind: 'unavailable', term: text, storeName }
  try {
    return await (store.channel === 'commerce'
      ? searchCategories(context, store, search)
      : searchMenu(context, store, search))
  } catch (error) {
    if (!isLeaflogError(error)) throw error
    return { kind: 'unavailable', term: text, storeName }
  }
}

async function searchMenu(context: PageContext, store: Dispensary, search: SearchParams): Promise<SearchPage> {
  const { dispensary, analytics } = context.shop.getState()
  const { mode } = dispensary.view
  const query = parseResultsQuery(search)
  const counted = analytics.view.consent === 'granted'
  const results = await findAtMenu(searchIndexes(context.http, context.origin), { store, mode, counted }, query)
  if (query.page > results.pages) throw elsewhere(resultsHref({ ...query, page: results.pages }))
  return { kind: 'menu', term: query.text, query, results, mode, storeName: storeLabel(store) }
}

/** The query id of a page's search (7d.3), requested for a visitor who has meanwhile consented. */
export async function nameOfSearch(
  context: PageContext,
  { query, mode }: Pick<MenuResultsPage, 'query' | 'mode'>,
): Promise<FoundBy | null> {
  const store = currentStore(context)
  if (store === null) return null
  const indexes = searchIndexes(context.http, context.origin)
  return (await findAtMenu(indexes, { store, mode, counted: true }, query)).foundBy
}

/** 5c.1: the commerce channel's `products(search:)`, with the filters of its listings. */
async function searchCategories(context: PageContext, store: Dispensary, search: SearchParams): Promise<SearchPage> {
  const query = { ...parseCommerceQuery(search), brand: [], weight: [] }
  const read = await readCategoryPage(commerceReader(context), { urlPath: null, directChildren: true }, query)
  const at = (page: number) => commerceListingHref(SEARCH_PATH, { ...query, page })
  if ('lastPage' in read) throw elsewhere(at(read.lastPage))
  const { aggregations: _, ...listing } = read.listing
  const { text } = query
  return {
    kind: 'category',
    term: text,
    storeName: store.store_name,
    page: {
      kind: 'listing',
      head: { title: text, description: '', path: at(query.page), previous: null, next: null, isSearch: true },
      title: text,
      path: SEARCH_PATH,
      trail: [],
      intro: null,
      mark: null,
      kinds: [],
      family: '',
      query,
      listing,
      facets: read.facets,
      hidden: [],
      mode: context.shop.getState().dispensary.view.mode,
      storeName: store.store_name,
    },
  }
}
