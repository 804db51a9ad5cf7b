import { useDispensary, useOrderingCart } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'

/** Nothing can be ordered in the shop: whom to call. */
function ByPhone() {
  const { t } = useTranslation('cart')
  const { elsewhere } = useOrderingCart()
  const { chosen } = useDispensary()
  if (chosen === null || elsewhere) return <p>{t('noCheckout.anywhere')}</p>
  const { store_name: store, phone_number: phone } = chosen
  return (
    <p>
      <Trans
        t={t}
        i18nKey="noCheckout.call"
        values={{ store, phone }}
        components={{ phone: <a href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>{phone}</a> }}
      />
    </p>
  )
}

/** The address of the ordering system's own checkout, with the cart. */
function addressOf(base: string, cart: { cartId: string; storeId: string }): string {
  const address = new URL(base)
  for (const [name, value] of Object.entries(cart)) address.searchParams.set(name, value)
  return address.href
}

/** How the cart of a menu becomes an order: in the shop (2b.8), at the ordering system, or by telephone. */
export function WayToOrder({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('cart')
  const way = useRouteContext({ from: '__root__', select: ({ menuCheckout = 'here' }) => menuCheckout })
  const { cartId, place } = useOrderingCart()
  if (way === 'phone' || cartId === null || place === null) return <ByPhone />
  if (way === 'here')
    return (
      <AppLink href="/checkout" className={buttonClass({ wide: true })} onClick={onLeave}>
        {t('checkOut')}
      </AppLink>
    )
  return (
    <a href={addressOf(way, { cartId, storeId: place.storeId })} className={buttonClass({ wide: true })}>
      {t('checkOut')}
    </a>
  )
}
