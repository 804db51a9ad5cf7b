import { useTranslation } from 'react-i18next'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import styles from './no-test.module.css'

/** The batch is unknown: what to check, and whom to ask. */
export function NoTest({ search }: { search: string }) {
  const { t } = useTranslation('places')
  return (
    <section className={styles.none}>
      <div role="status">
        <h2>{t('tests.none', { search })}</h2>
      </div>
      <p>{t('tests.noneText')}</p>
      <ul className={styles.checks}>
        <li>{t('tests.check.code')}</li>
        <li>{t('tests.check.kind')}</li>
        <li>{t('tests.check.accessory')}</li>
        <li>{t('tests.check.old')}</li>
      </ul>
      <AppLink href="/dispensaries" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {t('tests.askStore')}
      </AppLink>
    </section>
  )
}
