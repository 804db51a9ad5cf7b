import { useSession } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { ReadingPage } from './reading-page.tsx'
import styles from './rewards-landing-page.module.css'

type Ladder = readonly { points: number; value: number }[]

/** The value of points, step by step, with the bonus compared with the first step. */
function RewardsLadder({ ladder }: { ladder: Ladder }) {
  const { t } = useTranslation('content')
  const { number, sum } = useFormats()
  return (
    <section aria-labelledby="ladder" className={styles.ladder}>
      <h2 id="ladder" className={styles.heading}>
        {t('rewards.ladder')}
      </h2>
      <ol className={styles.steps}>
        {ladder.map(({ points, value }) => (
          <li key={points} className={styles.step}>
            <span className={styles.value}>{t('rewards.off', { sum: sum(value) })}</span>
            <span className={styles.points}>{t('rewards.points', { count: points, points: number(points) })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ways() {
  const { t } = useTranslation('content')
  const { isSignedIn } = useSession()
  if (isSignedIn)
    return (
      <AppLink href="/rewards/dashboard" className={buttonClass({ wide: true })}>
        {t('rewards.dashboard')}
      </AppLink>
    )
  return (
    <div className={styles.ways}>
      <AppLink href="/rewards/create-account" className={buttonClass({ wide: true })}>
        {t('rewards.join')}
      </AppLink>
      <p>
        {t('rewards.member')} <AppLink href="/rewards/login">{t('rewards.signIn')}</AppLink>
      </p>
    </div>
  )
}

/** /rewards-fl (2c.4): the program, the value of points, and how to join. */
export function RewardsLandingPage() {
  const { page, ladder } = useLoaderData({ from: '/rewards-fl' })
  return (
    <ReadingPage
      page={page}
      path="/rewards-fl"
      plant="laurel"
      aside={
        <div className={styles.card}>
          {ladder.length > 0 && <RewardsLadder ladder={ladder} />}
          <Ways />
        </div>
      }
    />
  )
}
