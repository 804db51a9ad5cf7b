import { useAttempt } from '../../shared/page/attempt.ts'
import { slugOf } from '@leaflog/core/catalogue'
import { MapPin } from 'lucide-react'
import { useShop } from '@leaflog/react'
import type { FoundStore } from '@leaflog/core/products'
import { StoreCard } from '../stores/store-card.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import type { HomeData } from './home-data.ts'
import homeStyles from './home.module.css'
import styles from './home-stores.module.css'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'

/** The chosen dispensary and others nearby, or a link to choose one; then every state. */
export function HomeStores({ near, states }: { near: readonly FoundStore[]; states: HomeData['states'] }) {
  const { t } = useTranslation('home')
  const word = useTerm()
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <section aria-labelledby="near">
      <div className={homeStyles.heading}>
        <h2 id="near">{t('stores.nearYou')}</h2>
        <Button
          variant="secondary"
          size="small"
          className={styles.find}
          onClick={() => attempt(shop.ui.open('storeSidebar'))}
        >
          <Icon icon={MapPin} size={16} />
          {near.length > 0 ? t('stores.change') : t('stores.find')}
        </Button>
      </div>
      {near.length > 0 && (
        <ul className={styles.near}>
          {near.map(({ store, miles }) => (
            <li key={store.store_code}>
              <StoreCard store={store} miles={miles} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.states}>
        {states.map(({ code, name, count }) => (
          <li key={code}>
            <AppLink href={`/dispensaries/${slugOf(name)}`} className={styles.state}>
              <span>{word(name)}</span>
              <span className={styles.count}>{count}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
