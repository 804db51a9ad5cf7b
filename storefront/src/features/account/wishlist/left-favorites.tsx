import { useFavorites, useShop } from '@leaflog/react'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { savedHref } from '../favorites/saved-href.ts'
import { useBusy } from '../parts/use-busy.ts'
import styles from './left-favorites.module.css'

/** What was saved before a sign-in and the account has not taken: still on this device, with the reason. */
export function LeftFavorites() {
  const { t } = useTranslation('account')
  const sentence = useMessage()
  const shop = useShop()
  const id = useId()
  const [busy, run] = useBusy()
  const { items, joining, failed } = useFavorites()
  if (items.length === 0 || joining) return null
  return (
    <section aria-labelledby={id} className={styles.left}>
      <h2 id={id} className={styles.title}>
        {t('favorites.leftTitle')}
      </h2>
      <p>{t('favorites.leftText')}</p>
      {failed !== null && <p className={styles.reason}>{sentence(failed)}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            <div>
              <AppLink href={savedHref(item)}>{item.name}</AppLink>
              {item.problem !== null && <p className={styles.reason}>{sentence(item.problem)}</p>}
            </div>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('wish.remove', { name: item.name })}
              onClick={() => run(() => shop.favorites.drop(item))}
            >
              <Icon icon={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => run(() => shop.favorites.join())}
      >
        {t('favorites.again')}
      </Button>
    </section>
  )
}
