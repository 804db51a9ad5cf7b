import { Trans, useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { useLiveLinks } from '../../../shared/ui/use-live-links.ts'
import styles from './place-order.module.css'

/** The terms to agree to (2c.7); a page that this shop does not have is named but not linked. */
export function Terms() {
  const { t } = useTranslation('checkout')
  const live = useLiveLinks()
  const isLive = (href: string) => live([href], (each) => each).length > 0
  const named = (href: string) => (isLive(href) ? <AppLink href={href}>{null}</AppLink> : <span />)
  return (
    <p className={styles.terms}>
      <Trans t={t} i18nKey="order.terms" components={{ terms: named('/terms'), privacy: named('/privacy') }} />
    </p>
  )
}
