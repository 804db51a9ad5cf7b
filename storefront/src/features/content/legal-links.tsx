import { useTranslation } from 'react-i18next'
import { AppLink } from '../../shared/ui/app-link.tsx'
import styles from './legal-links.module.css'

/** Terms and privacy (2c.7): the site's own, and on Rewards pages the program's. */
export function LegalLinks({ loyalty = false }: { loyalty?: boolean }) {
  const { t } = useTranslation('content')
  const at = loyalty ? '/rewards' : ''
  return (
    <p className={styles.links}>
      <AppLink href={`${at}/terms`}>{t(loyalty ? 'legal.rewardsTerms' : 'legal.terms')}</AppLink>
      <AppLink href={`${at}/privacy`}>{t(loyalty ? 'legal.rewardsPrivacy' : 'legal.privacy')}</AppLink>
    </p>
  )
}
