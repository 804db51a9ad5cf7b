import { useShop } from '@leaflog/react'
import { useAttempt } from '../attempt.ts'
import message from '../catalogue/message.module.css'
import { AppLink } from '../ui/app-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './not-here.module.css'
import type { NotHere } from './product-loader.ts'

const mostShown = 6

/** The product exists, and this store does not carry it: who does, and how to shop there. */
export function NotHerePage({ page: { title, store, isChosen, carriedBy } }: { page: NotHere }) {
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <section className={message.message}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={360} className={message.scene} />
      <div>
        <h1 tabIndex={-1}>{title} is not on this shelf</h1>
        <p>
          {isChosen ? `${store.store_name} does not carry it.` : 'Not every dispensary carries it.'} You can buy it at{' '}
          {carriedBy.length === 1 ? 'one other dispensary' : 'these dispensaries'}; choosing one shows its prices and
          stock.
        </p>
        <ul className={styles.stores}>
          {carriedBy.slice(0, mostShown).map((each) => (
            <li key={each.store_id}>
              <Button variant="secondary" size="small" onClick={() => attempt(shop.dispensary.choose(each.store_code))}>
                Shop at {each.store_name}, {each.state_code}
              </Button>
            </li>
          ))}
        </ul>
        <AppLink href="/category" className={buttonClass({ variant: 'quiet' })}>
          See what is here
        </AppLink>
      </div>
    </section>
  )
}
