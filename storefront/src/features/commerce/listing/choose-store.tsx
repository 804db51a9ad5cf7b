import { ListingFrame } from '../../../shared/product/listing-frame.tsx'
import { StoreCard } from '../../stores/store-card.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import styles from './choose-store.module.css'
import type { ChooseStorePage } from './category-page.ts'
import { useCatalogueWords } from '../../../shared/product/words.ts'
import { useFormats } from '../../../shared/i18n/formats.ts'

/** The chosen store does not have this category: lists the stores that do, the most likely first. */
export function ChooseStore({ page }: { page: ChooseStorePage }) {
  const { t, word } = useCatalogueWords()
  const { listOf } = useFormats()
  const { stores, states, chosen } = page
  return (
    <ListingFrame
      trail={page.trail}
      title={word(page.title)}
      count={stores.length === 0 ? t('choose.count') : t('choose.on', { count: stores.length })}
    >
      <p className={styles.words}>
        {chosen === null ? t('choose.where') : t('choose.none', { store: chosen })}{' '}
        {states.length > 0 && t('choose.differ', { states: listOf(states.map((state) => word(state))) })}{' '}
        <AppLink href={chosen === null ? '/dispensaries' : '/shopd/category/all'}>
          {chosen === null ? t('choose.all') : t('choose.menuOf', { store: chosen })}
        </AppLink>
      </p>
      <h2>{t('choose.with')}</h2>
      <ul className={styles.stores}>
        {stores.map(({ store, miles }, position) => (
          <li key={store.store_code}>
            <StoreCard store={store} miles={miles} to={page.here} eager={position === 0} />
          </li>
        ))}
      </ul>
    </ListingFrame>
  )
}
