import {
  chooseValue,
  firstOptions,
  optionsFromSearch,
  optionsToSearch,
  variantOf,
  type OptionChoice,
} from '@leaflog/core/catalogue'
import type { CommerceProduct, ConfigurableProduct, ProductVariant } from '@leaflog/core/wire/commerce/commerce-product'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../../../shared/page/search-params.ts'

export interface OptionsOnPage {
  readonly product: ConfigurableProduct
  readonly choice: OptionChoice
  readonly variant: ProductVariant | null
  readonly choose: (code: string, uid: string) => void
}

/**
 * The chosen variant of a configurable product; null for other types. The address keeps it (`?size=3.5g`), so that
 * links and reloads show the same.
 */
export function useOptionChoice(product: CommerceProduct): OptionsOnPage | null {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  if (product.__typename !== 'ConfigurableProduct') return null
  const asked = parseSearch(search)
  const choice = optionsFromSearch(product, asked) ?? firstOptions(product)
  const choose = (code: string, uid: string) => {
    const codes = new Set(product.configurable_options.map(({ attribute_code }) => attribute_code))
    const others = Object.entries(asked).filter(([name]) => !codes.has(name))
    const chosen = optionsToSearch(product, chooseValue(product, choice, code, uid))
    const query = stringifySearch({ ...Object.fromEntries(others), ...chosen })
    const href = `${router.state.location.pathname}${query}`
    void router.navigate({ to: '/', href, replace: true, resetScroll: false })
  }
  return { product, choice, variant: variantOf(product, choice), choose }
}
