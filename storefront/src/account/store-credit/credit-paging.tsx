import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './credit-paging.module.css'

type CreditPagingProps = { page: number; pages: number; onChange: (page: number) => void }

/** To newer and older entries, where one page does not hold them all. */
export function CreditPaging({ page, pages, onChange }: CreditPagingProps) {
  if (pages <= 1) return null
  const go = (to: number) => {
    if (to >= 1 && to <= pages) onChange(to)
  }
  return (
    <nav aria-label="Pages of the history" className={styles.paging}>
      <Button variant="secondary" size="small" aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        <Icon icon={ChevronLeft} size={18} />
        Newer
      </Button>
      <span role="status" className={styles.where}>
        Page {page} of {pages}
      </span>
      <Button variant="secondary" size="small" aria-disabled={page >= pages} onClick={() => go(page + 1)}>
        Older
        <Icon icon={ChevronRight} size={18} />
      </Button>
    </nav>
  )
}
