import type { BrandAtStore } from '@leaflog/core/catalogue'
import { getRouteApi } from '@tanstack/react-router'
import { AppLink } from '../ui/app-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import styles from './brands-page.module.css'
import { counted } from './format.ts'
import { MenuUnavailablePage } from './menu-unavailable.tsx'

const route = getRouteApi('/shopd/brands')

/** All brands of the store, by their first letter (2b.2). */
export function BrandsPage() {
  const page = route.useLoaderData()
  if (page.kind === 'unavailable') return <MenuUnavailablePage />
  const letters = Map.groupBy(page.brands, (brand) => brand.name.slice(0, 1).toUpperCase())
  return (
    <div className={styles.page}>
      <BreadcrumbTrail trail={[{ label: 'Brands', href: '/shopd/brands' }]} />
      <header>
        <h1 tabIndex={-1}>Brands</h1>
        <p className={styles.count}>
          {counted(page.brands.length, 'brand')} {page.storeName === null ? 'on our menu' : `at ${page.storeName}`}
        </p>
      </header>
      <nav aria-label="Letters">
        <ul className={styles.letters}>
          {[...letters.keys()].map((letter) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {[...letters].map(([letter, brands]) => (
        <section key={letter} className={styles.section} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} className={styles.letter}>
            {letter}
          </h2>
          <ul className={styles.brands}>
            {brands.map((brand) => (
              <li key={brand.slug}>
                <Brand brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Brand({ brand }: { brand: BrandAtStore }) {
  return (
    <AppLink href={`/shopd/brands/${brand.slug}`} className={styles.brand}>
      <Picture path={`/brands/${brand.slug}.jpg`} alt="" width={96} height={96} className={styles.small} />
      <span>
        <b className={styles.name}>{brand.name}</b>
        <span className={styles.about}>
          {counted(brand.count, 'product')} · {brand.categories.join(', ')}
        </span>
      </span>
    </AppLink>
  )
}
