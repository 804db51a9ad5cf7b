import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import styles from './message-page.module.css'
import { useTranslation } from 'react-i18next'

/** A page that does not exist; the router answers 404. */
export function NotFoundPage() {
  const { t } = useTranslation('common')
  return (
    <section className={styles.page}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={320} eager className={styles.picture} />
      <div className={styles.words}>
        <h1>{t('notFound.heading')}</h1>
        <p>{t('notFound.text')}</p>
        <div className={styles.ways}>
          <AppLink href="/shopd/category/flower" className={buttonClass()}>
            {t('notFound.menu')}
          </AppLink>
          <AppLink href="/dispensaries" className={buttonClass({ variant: 'secondary' })}>
            {t('notFound.stores')}
          </AppLink>
        </div>
      </div>
    </section>
  )
}
