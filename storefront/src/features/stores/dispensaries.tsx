import { useShop } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { LocateFixed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useStateName } from '../../shared/i18n/use-state-name.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { stateHref } from './dispensaries-loader.ts'
import styles from './dispensaries.module.css'

/** Every state that has a dispensary (2c.5). */
export function DispensariesPage() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('places')
  const { list, number } = useFormats()
  const nameOf = useStateName()
  const { count, states } = useLoaderData({ from: '/dispensaries' })
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>{t('dispensaries.title')}</h1>
          <p className={styles.soft}>
            {t('dispensaries.intro', { stores: number(count), states: number(states.length) })}
          </p>
        </div>
        <Button className={styles.find} onClick={() => attempt(shop.ui.open('storeSidebar'))}>
          <Icon icon={LocateFixed} size={18} />
          {t('dispensaries.nearest')}
        </Button>
      </header>
      <ul className={styles.states}>
        {states.map((state, position) => (
          <li key={state.code}>
            <AppLink href={stateHref(state.name)} className={styles.state}>
              <Picture
                path={`/stores/${state.facade}.jpg`}
                alt=""
                width={400}
                height={240}
                sizes="(width <= 767px) 92vw, 380px"
                eager={position === 0}
                className={styles.picture}
              />
              <span className={styles.name}>
                {nameOf(state.code, state.name)} <span className={styles.count}>{number(state.count)}</span>
              </span>
              <span className={styles.soft}>{list(state.cities)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
