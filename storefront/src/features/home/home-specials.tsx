import { AppLink } from '../../shared/ui/app-link.tsx'
import type { SpecialTile } from './home-menu.ts'
import homeStyles from './home.module.css'
import styles from './home-specials.module.css'
import { useTranslation } from 'react-i18next'
import { ShopText } from '../../shared/i18n/shop-text.tsx'

/** Today's specials at the store whose menu is shown (9c.5). */
export function HomeSpecials({ specials }: { specials: readonly SpecialTile[] }) {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="specials">
      <div className={homeStyles.heading}>
        <h2 id="specials">{t('specials.heading')}</h2>
        <AppLink href="/shopd/category/specials">{t('specials.all')}</AppLink>
      </div>
      <ul className={styles.list}>
        {specials.map(({ name, description, href }) => (
          <li key={href}>
            <AppLink href={href} className={styles.ticket}>
              <ShopText className={styles.name} text={name} />
              <ShopText className={styles.description} text={description} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
