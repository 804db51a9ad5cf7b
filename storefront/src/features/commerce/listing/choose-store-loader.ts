import { brandsQuery, categoriesQuery } from '@leaflog/core/wire/commerce/commerce-listing'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { commerceListingHref, parseCommerceQuery, commerceCategoryHref } from '@leaflog/core/catalogue'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../../shared/page/context.ts'
import { readDispensaries } from '../../../shared/page/read-content.ts'
import { readCommerce } from '../../../shared/page/read-commerce.ts'
import type { SearchParams } from '../../../shared/page/search-params.ts'
import { findStores, statesOf } from '@leaflog/core/products'
import type { ChooseStorePage } from './category-page.ts'
import { menuTwin } from './category-twins.ts'
import { catalogueWords } from '../../../shared/product/words.ts'
import { without } from '../../../shared/page/report-unexpected.ts'

const wordsOf = (slug: string): string => {
  const words = slug
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The title, derived from the address. */
const titleOf = (urlPath: string): string => {
  const last = urlPath.split('/').at(-1) ?? ''
  return last === '' || last === 'all' ? 'Everything' : wordsOf(last)
}

const everywhere: readonly string[] = ['', 'all', 'brands']

/** Whether a store of the channel has the category; assumed if it does not answer. */
async function hasCategory(context: PageContext, { store_code, modes }: Dispensary, urlPath: string): Promise<boolean> {
  if (everywhere.includes(urlPath)) return true
  const shopping = { storeCode: store_code, mode: modes[0] ?? 'RECREATIONAL', delivery: false } as const
  const reading: Promise<{ categoryList: { children: Category[] }[] }> = urlPath.startsWith('brands/')
    ? readCommerce(context, brandsQuery, {}, shopping)
    : readCommerce(context, categoriesQuery, {}, shopping)
  const read = await reading.catch(without(null, context, 'SHELVES_NOT_READ'))
  if (read === null) return true
  const categories = read.categoryList.flatMap(({ children }) => children)
  return categories.some((category) =>
    [category, ...(category.children ?? [])].some((each) => each.urlPath === urlPath),
  )
}

type Category = { readonly urlPath: string; readonly children?: readonly Category[] }

/**
 * With a store of the other channel, redirects to the same category of its menu, if it exists. Otherwise asks for a
 * store: those with the category, near the chosen one or in the visitor's state first.
 */
export async function loadStoreChoice(
  context: PageContext,
  urlPath: string,
  search: SearchParams,
): Promise<ChooseStorePage> {
  const { dispensary, ageGate } = context.shop.getState()
  const { chosen } = dispensary.view
  if (chosen !== null) {
    const menu = await context.menu(chosen).catch(without(null, context, 'MENU_NOT_READ'))
    const href = menu && menuTwin(menu, urlPath, search)
    if (href !== null) throw redirect({ to: '/', href, replace: true })
  }
  const all = await readDispensaries(context).catch(without([], context, 'STORES_NOT_READ'))
  const selling = all.filter(({ channel }) => channel === 'commerce')
  const found = findStores(selling, { text: '', state: '', from: chosen })
  const own = ageGate.view.state
  const stores =
    chosen === null
      ? found.toSorted((a, b) => Number(b.store.state_code === own) - Number(a.store.state_code === own))
      : found
  const [first] = stores
  if (first !== undefined && !(await hasCategory(context, first.store, urlPath))) throw notFound()
  const title = titleOf(urlPath)
  const path = commerceCategoryHref(urlPath)
  const states = statesOf(selling).map(({ name }) => name)
  const { t, word } = await catalogueWords(context)
  return {
    kind: 'choose',
    head: {
      title,
      description: t('head.choose', { title: word(title), states: states.map((state) => word(state)).join(', ') }),
      path,
      previous: null,
      next: null,
      isSearch: false,
    },
    title,
    path,
    trail: [{ label: title, href: path }],
    stores,
    states,
    here: commerceListingHref(path, parseCommerceQuery(search)),
    chosen: chosen?.store_name ?? null,
  }
}
