import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { NoAnswer } from './illustrations.tsx'
import { EmptyState } from './empty-state.tsx'

/** A key of the translations. */
type Missing =
  | 'account'
  | 'orders'
  | 'order'
  | 'wishlists'
  | 'addresses'
  | 'details'
  | 'choices'
  | 'profile'
  | 'rewards'
  | 'storeCredit'
  | 'cart'
  | 'countries'

/** A failed request, without earlier data. */
export function NoAnswerState({ what, onRetry }: { what: Missing; onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <div role="alert">
      <EmptyState
        drawing={<NoAnswer />}
        title={t(`noAnswer.${what}`)}
        text={t('noAnswer.text')}
        action={<Button onClick={onRetry}>{t('error.again')}</Button>}
      />
    </div>
  )
}
