import type { Pickup } from '@leaflog/core/catalogue'
import { useShop } from '@leaflog/react'
import { Store } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { useAttempt } from '../page/attempt.ts'
import { useFormats } from '../i18n/formats.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './pickup-note.module.css'
import { pickupText } from './pickup-text.ts'

/** When and where it can be picked up; without a dispensary, a link to choose one. */
export function PickupNote({ pickup }: { pickup: { storeName: string; when: Pickup } | null }) {
  const { t } = useTranslation('product')
  const formats = useFormats()
  const shop = useShop()
  const attempt = useAttempt()
  const choose = (
    <a
      href="/dispensaries"
      onClick={(event) => {
        event.preventDefault()
        attempt(shop.ui.open('storeSidebar'))
      }}
    >
      {null}
    </a>
  )
  return (
    <p className={styles.note}>
      <Icon icon={Store} />
      <span>
        {pickup === null ? (
          <Trans t={t} i18nKey="pickup.choose" components={{ a: choose }} />
        ) : (
          <Trans t={t} {...pickupText(pickup.when, formats)} components={{ store: <b>{pickup.storeName}</b> }} />
        )}
      </span>
    </p>
  )
}
