import type { Breadcrumb } from '@leaflog/core/catalogue'
import { AppLink } from '../ui/app-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import styles from './brand-index.module.css'
import { useCatalogueWords } from './words.ts'

export type BrandEntry = {
  name: string
  href: string
  /** A path below /media. */
  image: string | null
  about: string
}

/** All brands of a store, by initial letter. */
export function BrandIndex({
  trail,
  count,
  brands,
}: {
  trail: readonly Breadcrumb[]
  count: string
  brands: readonly BrandEntry[]
}) {
  const { t } = useCatalogueWords()
  const letters = Map.groupBy(brands, (brand) => brand.name.slice(0, 1).toUpperCase())
  return (
    <div className={styles.page}>
      <BreadcrumbTrail trail={trail} />
      <header>
        <h1 tabIndex={-1}>{t('brandIndex.heading')}</h1>
        <p className={styles.count}>{count}</p>
      </header>
      <nav aria-label={t('brandIndex.letters')}>
        <ul className={styles.letters}>
          {[...letters.keys()].map((letter) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...letters].map(([letter, group]) => (
        <section key={letter} className={styles.section} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} className={styles.letter}>
            {letter}
          </h2>
          <ul className={styles.brands}>
            {group.map((brand) => (
              <li key={brand.href}>
                <Brand {...brand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Brand({ name, href, image, about }: BrandEntry) {
  return (
    <AppLink href={href} className={styles.brand}>
      {image === null ? (
        <span className={styles.small} />
      ) : (
        <Picture path={image} alt="" width={96} height={96} className={styles.small} />
      )}
      <span>
        <b className={styles.name}>{name}</b>
        <span className={styles.about}>{about}</span>
      </span>
    </AppLink>
  )
}

/** The brand's logo beside the heading of its page. */
export const BrandMark = ({ image }: { image: string }) => (
  <Picture path={image} alt="" width={120} height={120} eager className={styles.mark} />
)
