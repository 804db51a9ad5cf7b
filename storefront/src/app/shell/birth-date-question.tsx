import { useShop } from '@leaflog/react'
import { Cake, X } from 'lucide-react'
import { useAttempt } from '../../shared/page/attempt.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './birth-date-question.module.css'
import { useTranslation } from 'react-i18next'

/** 2h.1: lazy-loaded for members who are asked. */
export function BirthDateQuestion() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('common')
  return (
    <aside aria-label={t('birthday.heading')} className={styles.toast}>
      <Icon icon={Cake} size={22} />
      <div className={styles.words}>
        <p>
          <strong>{t('birthday.question')}</strong> {t('birthday.why')}
        </p>
        <AppLink href="/rewards/profile" className={styles.link}>
          {t('birthday.tell')}
        </AppLink>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('birthday.close')}
        onClick={() => attempt(shop.ui.closeBirthDateToast())}
      >
        <Icon icon={X} size={18} />
      </button>
    </aside>
  )
}
