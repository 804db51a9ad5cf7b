import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './credit-paging.module.css'

type CreditPagingProps = { page: number; pages: number; onChange: (page: number) => void }

/** Links to newer and older entries, if there is more than one page. */
export function CreditPaging({ page, pages, onChange }: CreditPagingProps) {
  const { t } = useTranslation('account')
  const { number } = useFormats()
  if (pages <= 1) return null
  const go = (to: number) => {
    if (to >= 1 && to <= pages) onChange(to)
  }
  return (
    <nav aria-label={t('credit.pages')} className={styles.paging}>
      <Button variant="secondary" size="small" aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        <Icon icon={ChevronLeft} size={18} />
        {t('credit.newer')}
      </Button>
      <span role="status" className={styles.where}>
        {t('credit.page', { page: number(page), pages: number(pages) })}
      </span>
      <Button variant="secondary" size="small" aria-disabled={page >= pages} onClick={() => go(page + 1)}>
        {t('credit.older')}
        <Icon icon={ChevronRight} size={18} />
      </Button>
    </nav>
  )
}
