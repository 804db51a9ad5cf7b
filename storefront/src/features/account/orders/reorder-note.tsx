import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { OrderNote } from './order-note.tsx'
import type { ReorderResult } from './reorder-plan.ts'

/** The result of reordering: what was added, and what was not, with the reason (8.25). */
export function ReorderNote({ result }: { result: ReorderResult | null }) {
  const { t } = useTranslation('orders')
  const { list } = useFormats()
  const sentence = useMessage()
  return (
    <OrderNote>
      {result !== null && (
        <>
          {result.put.length > 0 && <p>{t('reorder.put', { items: list(result.put) })}</p>}
          {result.put.length > 0 && result.problems.length > 0 && <p>{t('reorder.notAll')}</p>}
          {result.problems.map((problem) => (
            <p key={problem.text}>{sentence(problem)}</p>
          ))}
          {result.put.length === 0 && result.problems.length === 0 && <p>{t('reorder.already')}</p>}
        </>
      )}
    </OrderNote>
  )
}
