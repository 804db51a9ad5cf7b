import { deliveryAreaQuery } from '@leaflog/core/wire/commerce/commerce'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { CartAddress } from '@leaflog/core/wire/commerce/commerce-cart'
import { useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/forms/use-form.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

/**
 * Refuses an address at its ZIP field if the store does not deliver there, before it is sent. Where nothing answers, the
 * cart's own answer decides.
 */
export function useDeliverable(store: Dispensary) {
  const { t } = useTranslation('checkout')
  const shop = useShop()
  return async ({ postcode }: Pick<CartAddress, 'postcode'>): Promise<void> => {
    const zip = (postcode ?? '').trim().slice(0, 5)
    const found = await shop.commerce.ask(deliveryAreaQuery, { postcode: zip }).then(
      (area) => ({ area }),
      (error: unknown) => {
        reportUnexpected({ shop }, 'ZIP_NOT_READ')(error)
        return null
      },
    )
    if (found === null || found.area?.store_codes.includes(store.store_code)) return
    const text = t('address.outsideZip', { zip, store: store.store_name, state: store.state_name })
    throw new FieldError('postcode', { text })
  }
}
