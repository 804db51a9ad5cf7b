import { useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import message from '../../../shared/product/message.module.css'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../../shared/ui/button.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import styles from './not-here.module.css'
import type { NotHere } from './product-loader.ts'

const maxShown = 6

/** The product exists, but this store does not carry it: which stores do, and how to choose one. */
export function NotHerePage({ page: { title, store, isChosen, carriedBy } }: { page: NotHere }) {
  const { t } = useTranslation('product')
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <section className={message.message}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={360} className={message.scene} />
      <div>
        <h1 tabIndex={-1}>{t('notHere.title', { name: title })}</h1>
        <p>
          {isChosen ? t('notHere.notAt', { store: store.store_name }) : t('notHere.notEverywhere')}{' '}
          {t('notHere.elsewhere', { count: carriedBy.length })}
        </p>
        <ul className={styles.stores}>
          {carriedBy.slice(0, maxShown).map((each) => (
            <li key={each.store_id}>
              <Button variant="secondary" size="small" onClick={() => attempt(shop.dispensary.choose(each.store_code))}>
                {t('notHere.shopAt', { store: each.store_name, state: each.state_code })}
              </Button>
            </li>
          ))}
        </ul>
        <AppLink href="/category" className={buttonClass({ variant: 'quiet' })}>
          {t('notHere.see')}
        </AppLink>
      </div>
    </section>
  )
}
