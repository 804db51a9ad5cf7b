import type { HomeContent } from '@leaflog/core/wire/content/content'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'
import styles from './home-words.module.css'
import { useTranslation } from 'react-i18next'

/** The brand's promises. */
export function HomePromises({ promises }: Pick<HomeContent, 'promises'>) {
  const { t } = useTranslation('home')
  return (
    <section aria-label={t('promises')}>
      <ul className={styles.promises}>
        {promises.map(({ title, text }) => (
          <li key={title} className={styles.promise}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Articles to read. */
export function HomeGuides({ guides }: Pick<HomeContent, 'guides'>) {
  const { t } = useTranslation('home')
  const kept = useLiveLinks()(guides, ({ link }) => link)
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className={styles.heading}>
        {t('guides')}
      </h2>
      <ul className={styles.guides}>
        {kept.map(({ title, text, link }) => (
          <li key={title}>
            <AppLink href={link} className={styles.guide}>
              <span className={styles.title}>{title}</span>
              <span className={styles.soft}>{text}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
