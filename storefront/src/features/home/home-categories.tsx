import { AppLink } from '../../shared/ui/app-link.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import type { CategoryTile } from './home-menu.ts'
import styles from './home-categories.module.css'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'

/** A tile for each category, in the order of 9c.2. */
export function HomeCategories({ categories }: { categories: readonly CategoryTile[] }) {
  const { t } = useTranslation('home')
  const word = useTerm()
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={styles.heading}>
        {t('categories')}
      </h2>
      <ul className={styles.list}>
        {categories.map(({ name, href, image }) => (
          <li key={name}>
            <AppLink href={href} className={styles.tile}>
              <Picture
                path={image}
                alt=""
                width={240}
                height={240}
                sizes="(width <= 767px) 45vw, 140px"
                className={styles.picture}
              />
              <span className={styles.name}>{word(name)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
