import { useDispensary } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BreadcrumbTrail } from '../../shared/product/breadcrumb-trail.tsx'
import { PlaceMap } from '../../shared/map/place-map.tsx'
import { useStateName } from '../../shared/i18n/use-state-name.ts'
import { findStores } from '../../shared/locations/find-stores.ts'
import { Input } from '../../shared/ui/field.tsx'
import { stateHref } from './dispensaries-loader.ts'
import { ListedStore, storeEntryId } from './listed-store.tsx'
import styles from './state-dispensaries.module.css'

/** With more stores than this, a search field is shown. */
const manyStores = 8

/** One state's dispensaries on its map and by city, with a search field if there are many (2c.5). */
export function StateDispensariesPage() {
  const { state, stores } = useLoaderData({ from: '/dispensaries/$state' })
  const { t } = useTranslation('places')
  const name = useStateName()(state.code, state.name)
  const { chosen } = useDispensary()
  const [text, setText] = useState('')
  const [lit, setLit] = useState<readonly string[]>([])
  const onLit = useCallback((ids: readonly string[]) => setLit(ids), [])
  const found = useMemo(
    () => findStores(stores, { text, state: '', from: null }).map(({ store }) => store),
    [stores, text],
  )
  const places = found.map((store) => ({ ...store, id: storeEntryId(store.store_code) }))
  const cities = [...Map.groupBy(found, ({ city }) => city)]
  const chosenId = chosen === null ? null : storeEntryId(chosen.store_code)
  return (
    <div className={styles.page}>
      <BreadcrumbTrail
        trail={[
          { label: t('dispensaries.title'), href: '/dispensaries' },
          { label: name, href: stateHref(state.name) },
        ]}
      />
      <header className={styles.header}>
        <div>
          <h1>{t('dispensaries.state.title', { state: name })}</h1>
          <p role="status" className={styles.soft}>
            {t('dispensaries.state.count', { count: found.length })}
          </p>
        </div>
        {stores.length > manyStores && (
          <div className={styles.search}>
            <Input
              label={t('dispensaries.state.search')}
              type="search"
              autoComplete="off"
              value={text}
              onChange={(e) => setText(e.target.value)}
            />
          </div>
        )}
      </header>
      <div className={styles.content}>
        <div className={styles.map}>
          <PlaceMap stateCode={state.code} places={places} chosen={chosenId} lit={lit} onLit={onLit} />
        </div>
        <div className={styles.cities}>
          {found.length === 0 && <p>{t('dispensaries.state.none', { text })}</p>}
          {cities.map(([city, inCity]) => (
            <section key={city} aria-label={city} className={styles.city}>
              <h2 className={styles.cityName}>{city}</h2>
              <ul className={styles.stores}>
                {inCity.map((store) => {
                  const id = storeEntryId(store.store_code)
                  return (
                    <ListedStore
                      key={id}
                      store={store}
                      isChosen={id === chosenId}
                      isLit={lit.includes(id)}
                      onLit={onLit}
                    />
                  )
                })}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
