import { useTranslation } from 'react-i18next'
import styles from './waiting.module.css'

/** Says that a page or a panel is on its way: not at once, so that nothing flickers where it comes soon. */
export function Waiting() {
  const { t } = useTranslation('common')
  return (
    <p role="status" className={styles.waiting}>
      {t('loading')}
    </p>
  )
}
