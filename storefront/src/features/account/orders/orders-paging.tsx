import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './orders-paging.module.css'
import { ordersHref, type OrdersSearch } from './orders-search.ts'

const look = buttonClass({ variant: 'secondary', size: 'small' })

function Way({ search, page, children }: { search: OrdersSearch; page: number; children: ReactNode }) {
  return (
    <AppLink href={ordersHref({ ...search, page })} className={look}>
      {children}
    </AppLink>
  )
}

/** Links to newer and older orders, if there is more than one page. */
export function OrdersPaging({ search, pages }: { search: OrdersSearch; pages: number }) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const { page } = search
  if (pages <= 1 && page <= 1) return null
  return (
    <nav aria-label={t('paging.label')} className={styles.paging}>
      <span>
        {page > 1 && (
          <Way search={search} page={Math.max(1, Math.min(page - 1, pages))}>
            <Icon icon={ChevronLeft} size={18} />
            {t('paging.newer')}
          </Way>
        )}
      </span>
      <span className={styles.where}>
        {t('paging.page', { page: number(page), pages: number(Math.max(pages, 1)) })}
      </span>
      <span className={styles.older}>
        {page < pages && (
          <Way search={search} page={page + 1}>
            {t('paging.older')}
            <Icon icon={ChevronRight} size={18} />
          </Way>
        )}
      </span>
    </nav>
  )
}
