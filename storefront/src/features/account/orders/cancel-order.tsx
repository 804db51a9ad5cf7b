import type { Said } from '@leaflog/core'
import { cancellationReasonsQuery } from '@leaflog/core/wire/commerce/cancel-order'
import { useAnswer } from '@leaflog/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { Problem } from '../../../shared/forms/form-parts.tsx'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Select } from '../../../shared/ui/field.tsx'
import { ConfirmSheet } from '../parts/confirm-sheet.tsx'
import styles from './cancel-order.module.css'

const nothing = {}
/** If the shop lists no reasons, or does not answer. The service stores reasons in English. */
const ANY_REASON = 'No longer needed'

type CancelOrderProps = {
  /** Cancels; the sheet closes on success and shows the reason on failure. */
  onCancel: (reason: string) => Promise<void>
  /** What will happen to the order. */
  children: ReactNode
}

/** A button that cancels an order, after asking for confirmation and a reason. */
export function CancelOrder({ onCancel, children }: CancelOrderProps) {
  const { t } = useTranslation('orders')
  const sentence = useMessage()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Said | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const known = useAnswer(cancellationReasonsQuery, open ? nothing : null).data ?? []
  const reasons = known.length === 0 ? [ANY_REASON] : known
  const close = () => {
    setOpen(false)
    setFailure(null)
  }
  const cancel = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await onCancel(chosen ?? reasons[0] ?? ANY_REASON)
      close()
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('cancel.action')}
      </Button>
      <ConfirmSheet
        open={open}
        title={t('cancel.title')}
        action={t('cancel.action')}
        busy={busy}
        onConfirm={() => void cancel()}
        onClose={close}
      >
        <div className={styles.asking}>
          <p>{children}</p>
          <Select
            label={t('cancel.why')}
            value={chosen ?? reasons[0]}
            onChange={({ target }) => setChosen(target.value)}
          >
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {sentence(reason)}
              </option>
            ))}
          </Select>
          <Problem text={failure} />
        </div>
      </ConfirmSheet>
    </>
  )
}
