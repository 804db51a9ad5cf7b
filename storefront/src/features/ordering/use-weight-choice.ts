import { firstChoice, priceOf, weightSlug, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../../shared/page/search-params.ts'

/**
 * The weight chosen on a product's page; null if none has a price. The address keeps it (`?weight=3.5g`), so that links
 * and reloads show the same.
 */
export function useWeightChoice(product: ListedProduct, mode: ShoppingMode) {
  const router = useRouter()
  const asked = parseSearch(useRouterState({ select: ({ location }) => location.searchStr }))
  const priced = product.variants.filter((variant) => priceOf(variant, mode) !== null)
  const named = priced.find(({ option }) => weightSlug(option) === asked['weight'])
  const choose = (option: string) => {
    const href = `${router.state.location.pathname}${stringifySearch({ ...asked, weight: weightSlug(option) })}`
    void router.navigate({ to: '/', href, replace: true, resetScroll: false })
  }
  return { chosen: named ?? firstChoice(product, mode), choose }
}
