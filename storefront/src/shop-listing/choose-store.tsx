import { ListingFrame } from '../catalogue/listing-frame.tsx'
import { StoreCard } from '../stores/store-card.tsx'
import { AppLink } from '../ui/app-link.tsx'
import styles from './choose-store.module.css'
import type { ChooseStorePage } from './shelf-page.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The visitor shops at none of the stores that have this shelf: which ones do, the likeliest first. */
export function ChooseStore({ page }: { page: ChooseStorePage }) {
  const { stores, states, chosen } = page
  return (
    <ListingFrame
      trail={page.trail}
      title={page.title}
      count={stores.length === 0 ? 'Choose your dispensary' : `On the shelves of ${stores.length} dispensaries`}
    >
      <p className={styles.words}>
        {chosen === null ? 'Where do you shop?' : `${chosen} has no such shelf.`}{' '}
        {states.length > 0 &&
          `Prices and what is there differ by dispensary: choose one in ${listed(states)} and you will see its own.`}{' '}
        <AppLink href={chosen === null ? '/dispensaries' : '/shopd/category/all'}>
          {chosen === null ? 'All dispensaries' : `The menu of ${chosen}`}
        </AppLink>
      </p>
      <h2>Dispensaries with this shelf</h2>
      <ul className={styles.stores}>
        {stores.map(({ store, miles }) => (
          <li key={store.store_code}>
            <StoreCard store={store} miles={miles} to={page.here} />
          </li>
        ))}
      </ul>
    </ListingFrame>
  )
}
