import { useTranslation } from 'react-i18next'
import { AppLink } from '../ui/app-link.tsx'
import styles from './legal-links.module.css'

/**
 * Terms and privacy (2c.7): the site's own, and on pages of Rewards the programme's terms. What is kept about members is
 * told in the site's privacy notice.
 */
export function LegalLinks({ loyalty = false }: { loyalty?: boolean }) {
  const { t } = useTranslation('content')
  const terms = loyalty ? '/rewards/terms' : '/terms'
  return (
    <p className={styles.links}>
      <AppLink href={terms}>{t(loyalty ? 'legal.rewardsTerms' : 'legal.terms')}</AppLink>
      <AppLink href="/privacy">{t('legal.privacy')}</AppLink>
    </p>
  )
}
