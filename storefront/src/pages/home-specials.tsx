import { AppLink } from '../ui/app-link.tsx'
import type { SpecialTile } from './home-menu.ts'
import homeStyles from './home.module.css'
import styles from './home-specials.module.css'

/** Specials that hold today at the store whose menu is shown (9c.5). */
export function HomeSpecials({ specials }: { specials: readonly SpecialTile[] }) {
  return (
    <section aria-labelledby="specials">
      <div className={homeStyles.heading}>
        <h2 id="specials">Today’s specials</h2>
        <AppLink href="/shopd/category/specials">All specials</AppLink>
      </div>
      <ul className={styles.list}>
        {specials.map(({ name, description, href }) => (
          <li key={href}>
            <AppLink href={href} className={styles.ticket}>
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{description}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
