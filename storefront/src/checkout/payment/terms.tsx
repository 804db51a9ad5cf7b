import { AppLink } from '../../ui/app-link.tsx'
import { useLiveLinks } from '../../ui/use-live-links.ts'
import styles from './place-order.module.css'

/** What one agrees to (2c.7); a page that this shop does not have is named and not linked. */
export function Terms() {
  const live = useLiveLinks()
  const isLive = (href: string) => live([href], (each) => each).length > 0
  const named = (href: string, words: string) => (isLive(href) ? <AppLink href={href}>{words}</AppLink> : words)
  return (
    <p className={styles.terms}>
      By placing this order you accept our {named('/terms', 'terms')} and our {named('/privacy', 'privacy policy')}, and
      confirm that you may buy what is in it.
    </p>
  )
}
