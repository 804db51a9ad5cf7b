import { useLoaderData } from '@tanstack/react-router'
import { ContentHtml } from '../../ui/content-html.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NoAnswer } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './terms.module.css'

/** /rewards/terms (2d.1, 2c.7): the programme's terms, as the content system has them. */
export function TermsPage() {
  const block = useLoaderData({ from: '/rewards/terms' })['rewards_terms']
  if (block === undefined)
    return (
      <article className={styles.terms}>
        <h1>Rewards Terms</h1>
        <EmptyState
          drawing={<NoAnswer />}
          title="The terms did not come"
          text="Please try again in a moment, or ask for them in print at any dispensary."
          action={
            <a href="/rewards/terms" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              Try again
            </a>
          }
        />
      </article>
    )
  return (
    <article className={styles.terms}>
      {!/<h1[\s>]/i.test(block.content) && <h1>{block.title}</h1>}
      <ContentHtml html={block.content} />
      <p className={styles.end}>
        <AppLink href="/rewards/dashboard">To your Rewards</AppLink>
      </p>
    </article>
  )
}
