import { useLoaderData } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import styles from './results.module.css'

/** The store's categories as chips: an alternative if a term finds nothing. */
export function SearchCategories() {
  const { t } = useTranslation('search')
  const word = useTerm()
  const { menu } = useLoaderData({ from: '__root__' })
  if (menu.length === 0) return null
  return (
    <nav aria-label={t('nothing.categories')} className={styles.categories}>
      <h3 className={styles.way}>{t('nothing.categories')}</h3>
      <ul>
        {menu.map(({ slug, label, href }) => (
          <li key={slug}>
            <AppLink href={href} className={chipClass('plain', true)}>
              {word(label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
