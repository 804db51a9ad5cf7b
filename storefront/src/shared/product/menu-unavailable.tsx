import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../ui/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { useOnline } from '../ui/use-online.ts'
import styles from './message.module.css'
import { useCatalogueWords } from './words.ts'

/** The menu could not be loaded (8.13). The retry link is the same address, so it works without JavaScript. */
export function MenuUnavailablePage() {
  const { t } = useCatalogueWords()
  const { t: common } = useTranslation('common')
  const router = useRouter()
  const online = useOnline()
  useEffect(() => {
    const tryAgain = () => void router.invalidate()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [router])
  return (
    <section className={styles.message}>
      <Picture path="/scenes/error.jpg" alt="" width={480} height={360} className={styles.scene} />
      <div>
        <h1 tabIndex={-1}>{online ? t('unavailable.title') : common('offline.heading')}</h1>
        <p>{online ? t('unavailable.text') : common('offline.text')}</p>
        {!online && <AppLink href="/">{common('error.home')}</AppLink>}
        <Button
          onClick={() => {
            void router.invalidate()
          }}
        >
          {t('unavailable.again')}
        </Button>
      </div>
    </section>
  )
}
