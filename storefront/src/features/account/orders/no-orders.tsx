import { useDispensary } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { NoOrders } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ORDERS_PATH } from './orders-search.ts'

/** The customer has no orders yet. */
export function NoOrdersYet() {
  const { t } = useTranslation('orders')
  const { chosen } = useDispensary()
  const menu = chosen?.channel === 'commerce' ? '/category/flower' : '/shopd/category/flower'
  return (
    <EmptyState
      drawing={<NoOrders />}
      title={t('none.title')}
      text={t('none.text')}
      action={{ label: t('none.menu'), href: menu }}
    />
  )
}

/** No order matches the filter. */
export function NoOrdersFound() {
  const { t } = useTranslation('orders')
  return (
    <EmptyState
      drawing={<NoOrders />}
      title={t('noneFound.title')}
      text={t('noneFound.text')}
      action={{ label: t('showAll'), href: ORDERS_PATH }}
    />
  )
}
