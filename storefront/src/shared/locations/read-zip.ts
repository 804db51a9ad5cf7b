import { askCommerce } from '@leaflog/core'
import { getZipQuery } from '@leaflog/core/wire/commerce/commerce'
import type { PageContext } from '../page/context.ts'
import type { Coordinates } from '@leaflog/core/products'

/** 7a.19: the ZIP code at coordinates; null if the backend knows none. Errors: those of `askCommerce`. */
export const readZip = async (
  { http, origin }: Pick<PageContext, 'http' | 'origin'>,
  { latitude, longitude }: Coordinates,
): Promise<string | null> => {
  const variables = { lat: String(latitude), long: String(longitude) }
  const { getZipByBrowserLocation: found } = await askCommerce({ http, gateway: origin }, getZipQuery, variables)
  return found?.zip ?? null
}
