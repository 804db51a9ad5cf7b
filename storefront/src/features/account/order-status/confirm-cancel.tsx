import type { Said } from '@leaflog/core'
import { confirmCancelOrder } from '@leaflog/core/wire/commerce/cancel-order'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { Problem } from '../../../shared/forms/form-parts.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { OrderLink } from './order-link.ts'
import styles from './order-status.module.css'

type ConfirmCancelProps = {
  cancellation: NonNullable<OrderLink['cancellation']>
  onCanceled: () => void
  onKeep: () => void
}

/** The email's link was opened: canceling needs a click, because programs open links too. */
export function ConfirmCancel({ cancellation, onCanceled, onKeep }: ConfirmCancelProps) {
  const { t } = useTranslation('orders')
  const shop = useShop()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Said | null>(null)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { problem } = await shop.commerce.ask(confirmCancelOrder, { input: cancellation }, { asGuest: true })
      if (problem === null) onCanceled()
      else setFailure(problem)
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={t('cancel.title')} className={styles.confirm}>
      <p>{t('cancel.confirm')}</p>
      <Problem text={failure} />
      <div className={styles.ways}>
        <Button size="small" onClick={onKeep}>
          {t('cancel.keep')}
        </Button>
        <Button variant="secondary" size="small" aria-busy={busy} disabled={busy} onClick={() => void confirm()}>
          {t('cancel.action')}
        </Button>
      </div>
    </section>
  )
}
