import { ChevronLeft, ChevronRight } from 'lucide-react'
import { AppLink } from '../ui/app-link.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './paging.module.css'
import { useTranslation } from 'react-i18next'

/** The first, the last and those around the current one; null is a gap. */
export const pageNumbers = (current: number, pages: number): (number | null)[] => {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .toSorted((a, b) => a - b)
  return shown.flatMap((page, position) => {
    const before = shown[position - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}

export type PagingProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** The pages of a listing as links, which work without JavaScript. */
export function Paging({ page, pages, hrefOf }: PagingProps) {
  const { t } = useTranslation('catalogue')
  if (pages < 2) return null
  return (
    <nav aria-label={t('paging.heading')}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <AppLink href={hrefOf(page - 1)} rel="prev" className={styles.page}>
              <Icon icon={ChevronLeft} size={18} />
              <VisuallyHidden>{t('paging.previous')}</VisuallyHidden>
            </AppLink>
          </li>
        )}
        {pageNumbers(page, pages).map((number, position) => (
          <li key={number ?? `gap ${position}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <AppLink
                href={hrefOf(number)}
                className={classes(styles.page, number === page && styles.current)}
                aria-current={number === page ? 'page' : undefined}
              >
                <VisuallyHidden>{t('paging.page')} </VisuallyHidden>
                {number}
              </AppLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <AppLink href={hrefOf(page + 1)} rel="next" className={styles.page}>
              <Icon icon={ChevronRight} size={18} />
              <VisuallyHidden>{t('paging.next')}</VisuallyHidden>
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
