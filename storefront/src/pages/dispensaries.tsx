import { useAttempt } from '../attempt.ts'
import { slugOf } from '@leaflog/core/catalogue'
import { LocateFixed } from 'lucide-react'
import { useShop } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { AppLink } from '../ui/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './dispensaries.module.css'

/** Every state that has a dispensary (2c.5). */
export function DispensariesPage() {
  const shop = useShop()
  const attempt = useAttempt()
  const { count, states } = useLoaderData({ from: '/dispensaries' })
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>Dispensaries</h1>
          <p className={styles.soft}>
            {count} of them, in {states.length} states. Pick a state, or let us look near you.
          </p>
        </div>
        <Button className={styles.find} onClick={() => attempt(shop.ui.open('storeSidebar'))}>
          <Icon icon={LocateFixed} size={18} />
          Find the nearest
        </Button>
      </header>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state.code}>
            <AppLink href={`/dispensaries/${slugOf(state.name)}`} className={styles.state}>
              <Picture
                path={`/stores/${state.facade}.jpg`}
                alt=""
                width={400}
                height={240}
                sizes="(width <= 767px) 92vw, 380px"
                className={styles.picture}
              />
              <span className={styles.name}>
                {state.name} <span className={styles.count}>{state.count}</span>
              </span>
              <span className={styles.soft}>{state.cities.join(', ')}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
