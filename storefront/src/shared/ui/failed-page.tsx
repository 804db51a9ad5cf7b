import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { NoAnswer } from './illustrations.tsx'
import { EmptyState } from './empty-state.tsx'
import page from './page.module.css'

/** The subject of the page could not be loaded. */
export function FailedPage() {
  const router = useRouter()
  const { t } = useTranslation('places')
  return (
    <div role="alert" className={page.page}>
      <EmptyState
        drawing={<NoAnswer />}
        title={t('failed.title')}
        text={t('failed.text')}
        action={<Button onClick={() => void router.invalidate()}>{t('failed.again')}</Button>}
      />
    </div>
  )
}
