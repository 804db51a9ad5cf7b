import { slugOf } from '@leaflog/core/catalogue'
import { useLoaderData } from '@tanstack/react-router'
import { useState } from 'react'
import { BreadcrumbTrail } from '../catalogue/breadcrumb-trail.tsx'
import { findStores } from '../stores/find-stores.ts'
import { StoreEntry } from '../stores/store-entry.tsx'
import { Input } from '../ui/field.tsx'
import styles from './state-dispensaries.module.css'

/** One state's dispensaries by city, with a search where there are many (2c.5). */
export function StateDispensariesPage() {
  const { state, stores } = useLoaderData({ from: '/dispensaries/$state' })
  const [text, setText] = useState('')
  const found = findStores(stores, { text, state: '', from: null }).map(({ store }) => store)
  const cities = [...Map.groupBy(found, ({ city }) => city)]
  return (
    <div className={styles.page}>
      <BreadcrumbTrail
        trail={[
          { label: 'Dispensaries', href: '/dispensaries' },
          { label: state.name, href: `/dispensaries/${slugOf(state.name)}` },
        ]}
      />
      <header className={styles.header}>
        <div>
          <h1>Dispensaries in {state.name}</h1>
          <p role="status" className={styles.soft}>
            {found.length === 1 ? '1 dispensary' : `${found.length} dispensaries`}
          </p>
        </div>
        {stores.length > 8 && (
          <div className={styles.search}>
            <Input
              label="City, ZIP code or name"
              type="search"
              autoComplete="off"
              value={text}
              onChange={(e) => setText(e.target.value)}
            />
          </div>
        )}
      </header>
      {found.length === 0 && <p>No dispensary matches “{text}”. Try another city or ZIP code.</p>}
      {cities.map(([city, inCity]) => (
        <section key={city} aria-label={city} className={styles.city}>
          <h2 className={styles.cityName}>{city}</h2>
          <ul className={styles.stores}>
            {inCity.map((store) => (
              <li key={store.store_code}>
                <StoreEntry store={store} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
