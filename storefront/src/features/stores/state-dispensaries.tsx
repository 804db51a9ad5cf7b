import { useDispensary } from '@leaflog/react'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BreadcrumbTrail } from '../../shared/product/breadcrumb-trail.tsx'
import { PlaceMap } from '../../shared/map/place-map.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { useStateName } from '../../shared/i18n/use-state-name.ts'
import { CityStores } from './city-stores.tsx'
import { stateHref } from './dispensaries-loader.ts'
import { storeEntryId } from './listed-store.tsx'
import { RegionStores } from './region-stores.tsx'
import { filterStores, readStoreFilter } from './store-filter.ts'
import { type Region, regionsOf } from './store-regions.ts'
import { StoreSearch } from './store-search.tsx'
import styles from './state-dispensaries.module.css'

/** With more stores than this, a search is shown. */
const manyStores = 8
/** With more stores than this, they are grouped by region, in a few lines each. */
const longList = 24

/** One state's dispensaries on its map and by city or region, with a search if there are many (2c.5). */
export function StateDispensariesPage() {
  const { state, stores } = useLoaderData({ from: '/dispensaries/$state' })
  const search = useSearch({ strict: false })
  const { t } = useTranslation('places')
  const name = useStateName()(state.code, state.name)
  const { chosen } = useDispensary()
  const now = useNow()
  const [filter, setFilter] = useState(() => readStoreFilter(search))
  const wanted = useDeferredValue(filter)
  const [lit, setLit] = useState<readonly string[]>([])
  const onLit = useCallback((ids: readonly string[]) => setLit(ids), [])
  const { stores: found, near } = useMemo(() => filterStores(stores, wanted, now), [stores, wanted, now])
  const places = found.map((store) => ({ ...store, id: storeEntryId(store.store_code) }))
  const chosenId = chosen === null ? null : storeEntryId(chosen.store_code)
  const regions = near === null ? regionsOf(state.code, found) : [{ name: 'nearest', stores: found } as const]
  const hasChosen = ({ stores: inRegion }: Region) => inRegion.some((each) => each.store_code === chosen?.store_code)
  const unfolded = regions.find(hasChosen) ?? regions[0]
  const listed = { chosenId, lit, onLit }
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
            {near === null
              ? t('dispensaries.state.count', { count: found.length })
              : t('dispensaries.state.near', { zip: near })}
          </p>
        </div>
        {stores.length > manyStores && (
          <StoreSearch path={stateHref(state.name)} filter={filter} onFilter={setFilter} />
        )}
      </header>
      <div className={styles.content}>
        <div className={styles.map}>
          <PlaceMap stateCode={state.code} places={places} chosen={chosenId} lit={lit} onLit={onLit} />
        </div>
        <div className={styles.cities}>
          {found.length === 0 && (
            <p>
              {wanted.open || wanted.delivery
                ? t('dispensaries.state.noneFiltered')
                : t('dispensaries.state.none', { text: wanted.text })}
            </p>
          )}
          {stores.length > longList
            ? regions.map((region) => (
                <RegionStores
                  key={region.name ?? 'other'}
                  region={region}
                  isOpen={region === unfolded || found.length <= longList}
                  {...listed}
                />
              ))
            : [...Map.groupBy(found, ({ city }) => city)].map(([city, inCity]) => (
                <CityStores key={city} city={city} stores={inCity} {...listed} />
              ))}
        </div>
      </div>
    </div>
  )
}
