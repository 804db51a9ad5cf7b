import { useShop } from '@leaflog/react'
import { Cake, X } from 'lucide-react'
import { useAttempt } from '../attempt.ts'
import { AppLink } from '../ui/app-link.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './birth-date-question.module.css'

/** 2h.1: loaded for those who are asked. */
export function BirthDateQuestion() {
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <aside aria-label="Your birthday" className={styles.toast}>
      <Icon icon={Cake} size={22} />
      <div className={styles.words}>
        <p>
          <strong>When is your birthday?</strong> The week around it comes with double points.
        </p>
        <AppLink href="/rewards/profile" className={styles.link}>
          Tell us your birthday
        </AppLink>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Close: your birthday"
        onClick={() => attempt(shop.ui.closeBirthDateToast())}
      >
        <Icon icon={X} size={18} />
      </button>
    </aside>
  )
}
