import { useRouter } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './message.module.css'
import { useCatalogueWords } from './words.ts'

/** The menu could not be loaded (8.13). The retry link is the same address, so it works without JavaScript. */
export function MenuUnavailablePage() {
  const { t } = useCatalogueWords()
  const router = useRouter()
  return (
    <section className={styles.message}>
      <Picture path="/scenes/error.jpg" alt="" width={480} height={360} className={styles.scene} />
      <div>
        <h1 tabIndex={-1}>{t('unavailable.title')}</h1>
        <p>{t('unavailable.text')}</p>
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
