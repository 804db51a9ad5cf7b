import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { DeliveryArea } from '@leaflog/core/wire/commerce/commerce'
import { useShop } from '@leaflog/react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { Input } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './delivery-zip.module.css'

const FIVE_DIGITS = /^\d{5}$/

export type DeliveryZipProps = {
  zip: string | null
  /** Of `zip`; null for an area where nobody delivers. */
  area: DeliveryArea | null
  status: 'loading' | 'ready' | 'failed'
  chosen: Dispensary | null
  onPickup: () => void
}

/** Asks where to deliver to, and says at once which dispensaries do. */
export function DeliveryZip(props: DeliveryZipProps) {
  const { zip } = props
  const { t } = useTranslation('stores')
  const shop = useShop()
  const attempt = useAttempt()
  const [text, setText] = useState(zip ?? '')
  const [isWrong, setWrong] = useState(false)
  const check = (event: FormEvent) => {
    event.preventDefault()
    const given = text.trim()
    const isZip = FIVE_DIGITS.test(given)
    setWrong(!isZip)
    if (isZip) attempt(shop.dispensary.giveZip(given))
  }
  return (
    <form className={styles.zip} onSubmit={check} noValidate>
      <div className={styles.row}>
        <Input
          label={t('zip.label')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={text}
          error={isWrong ? t('zip.invalid') : null}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
        />
        <Button type="submit" variant="secondary" className={styles.check}>
          {t('zip.check')}
        </Button>
      </div>
      <div role="status">{zip !== null && !isWrong && <Answer {...props} zip={zip} />}</div>
    </form>
  )
}

function Answer({ zip, area, status, chosen, onPickup }: DeliveryZipProps & { zip: string }) {
  const { t } = useTranslation('stores')
  if (status !== 'ready')
    return <p className={styles.soft}>{t(status === 'failed' ? 'zip.failed' : 'zip.checking', { zip })}</p>
  const count = area?.store_codes.length ?? 0
  const here = chosen !== null && area !== null && area.store_codes.includes(chosen.store_code)
  const isServed = here || (chosen === null && count > 0)
  const said = here
    ? t('zip.store', { store: chosen.store_name, zip })
    : chosen === null
      ? t('zip.others', { count, zip })
      : t('zip.notStore', { count, store: chosen.store_name, zip })
  return (
    <>
      <p className={classes(styles.answer, isServed ? styles.served : styles.refused)}>
        <Icon icon={isServed ? CircleCheck : TriangleAlert} size={18} />
        <span>{said}</span>
      </p>
      {!isServed && (
        <Button variant="secondary" size="small" className={styles.instead} onClick={onPickup}>
          {t('zip.pickup')}
        </Button>
      )}
    </>
  )
}
