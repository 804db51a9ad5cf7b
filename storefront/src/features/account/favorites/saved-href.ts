import type { Favorite } from '@leaflog/core'
import { commerceProductHref, productHref } from '@leaflog/core/catalogue'

type Saved = Pick<Favorite, 'sku' | 'name' | 'urlKey'> & {
  channel?: Favorite['channel'] | undefined
  brand: string | null
}

/** The page of what is saved, in whichever channel it is sold. */
export const savedHref = ({ channel, sku, urlKey, name, brand }: Saved): string =>
  channel === 'ordering'
    ? productHref({ product_id: sku, name, brand: { name: brand ?? '' } })
    : commerceProductHref(urlKey ?? '')
