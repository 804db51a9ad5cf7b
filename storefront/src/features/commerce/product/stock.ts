import type { CommerceProduct } from '@leaflog/core/wire/commerce/commerce-product'
import type { TFunction } from 'i18next'

type Stocked = Pick<CommerceProduct, 'stock_status' | 'only_x_left_in_stock'>

/** The maximum of one add, unless a lower limit applies. */
const most = 99

export const maxQuantityOf = ({ only_x_left_in_stock: left }: Stocked): number =>
  left === null ? most : Math.floor(left)

/** "only 3 left", or the availability text if there is enough. */
export function stockNote(
  { stock_status, only_x_left_in_stock: left }: Stocked,
  otherwise: string | null,
  t: TFunction<'product'>,
) {
  if (stock_status === 'OUT_OF_STOCK') return t('stock.soldOut')
  return left === null ? otherwise : t('stock.left', { count: left })
}
