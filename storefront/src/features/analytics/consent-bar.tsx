import { useShop } from '@leaflog/react'
import { useRouterState } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import styles from './consent-bar.module.css'
import { pageType } from './page-type.ts'

/**
 * Asks for consent to analytics. It does not block the page: everything works without an answer, and nothing is sent
 * before one. Both answers are equally prominent.
 */
export function ConsentBar() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('analytics')
  const onProduct = useRouterState({ select: ({ location }) => pageType(location.pathname) === 'product' })
  const choose = (choice: 'granted' | 'refused') => () => attempt(shop.analytics.chooseConsent(choice))
  return (
    <aside aria-label={t('bar.label')} className={classes(styles.bar, onProduct && styles.aboveBuying)}>
      <p className={styles.words}>
        <strong>{t('bar.question')}</strong>{' '}
        <Trans t={t} i18nKey="bar.what" components={{ a: <AppLink href="/privacy" /> }} />
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" size="small" onClick={choose('refused')}>
          {t('refuse')}
        </Button>
        <Button variant="secondary" size="small" onClick={choose('granted')}>
          {t('allow')}
        </Button>
      </div>
    </aside>
  )
}
