import { orderPicturesQuery, type Pictures } from '@leaflog/core/wire/commerce-orders'
import { useAnswer } from '@leaflog/react'
import { useMemo } from 'react'

const none: Pictures = {}
/** As many as a listing gives at once. */
const most = 100

/** Pictures of what was ordered, by sku. They come after the order, and without them its words stand alone. */
export function useOrderPictures(items: readonly { product_sku: string; product_url_key: string | null }[]): Pictures {
  const variables = useMemo(() => {
    const known = items.filter(({ product_url_key }) => product_url_key !== null)
    const skus = [...new Set(known.map(({ product_sku }) => product_sku))].toSorted().slice(0, most)
    return skus.length === 0 ? null : { skus, pageSize: skus.length }
  }, [items])
  return useAnswer(orderPicturesQuery, variables).data ?? none
}
