import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { useOnline } from '../../shared/ui/use-online.ts'
import styles from './message-page.module.css'
import { useTranslation } from 'react-i18next'

/**
 * The generic error screen (2a.8, 8.24). The home page is a plain link, because a full load recovers a broken page.
 * Failed loaders are retried on request, and when the connection is back.
 */
export function ErrorScreen() {
  const { t } = useTranslation('common')
  const router = useRouter()
  const online = useOnline()
  const tryAgain = useCallback(() => void router.invalidate(), [router])
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [tryAgain])
  return (
    <section className={styles.page}>
      <Picture path="/scenes/error.jpg" alt="" width={480} height={320} eager className={styles.picture} />
      <div className={styles.words}>
        <h1>{t(online ? 'error.heading' : 'offline.heading')}</h1>
        {online ? (
          <p>
            <a href="/">{t('error.home')}</a> {t('error.onward')}
          </p>
        ) : (
          <>
            <p>{t('offline.text')}</p>
            <AppLink href="/" className={buttonClass()}>
              {t('error.home')}
            </AppLink>
          </>
        )}
        <Button variant="secondary" onClick={tryAgain}>
          {t('error.again')}
        </Button>
      </div>
    </section>
  )
}
