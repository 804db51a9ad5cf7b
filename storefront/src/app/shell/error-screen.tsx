import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import styles from './message-page.module.css'
import { useTranslation } from 'react-i18next'

/**
 * The generic error screen (2a.8, 8.24). The home page is a plain link, because a full load recovers a broken page.
 * Failed loaders are retried on request, and when the connection is back.
 */
export function ErrorScreen() {
  const { t } = useTranslation('common')
  const router = useRouter()
  const tryAgain = useCallback(() => void router.invalidate(), [router])
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [tryAgain])
  return (
    <section className={styles.page}>
      <Picture path="/scenes/error.jpg" alt="" width={480} height={320} eager className={styles.picture} />
      <div className={styles.words}>
        <h1>{t('error.heading')}</h1>
        <p>
          <a href="/">{t('error.home')}</a> {t('error.onward')}
        </p>
        <Button variant="secondary" onClick={tryAgain}>
          {t('error.again')}
        </Button>
      </div>
    </section>
  )
}
