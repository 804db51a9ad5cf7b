/** What a member finds on the home page: points and their worth, the next reward, and their offers. */
import type { Rewards } from '@leaflog/core/wire/commerce/customer-model'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useMember } from '../../../shared/settings/use-member.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import styles from './home-rewards.module.css'
import { rewardSteps } from './reward-steps.ts'

const shownOffers = 2

function Points({ points, worth, ladder }: Rewards) {
  const { t } = useTranslation('rewards')
  const { number, sum } = useFormats()
  const { next, missing, share } = rewardSteps(points, ladder)
  return (
    <div className={styles.points}>
      <p className={styles.figure}>{t('points', { count: points, number: number(points) })}</p>
      {worth > 0 && (
        <p className={styles.worth}>
          <Trans t={t} i18nKey="panel.worth" values={{ amount: sum(worth) }} components={{ b: <strong /> }} />
        </p>
      )}
      {next !== null && (
        <>
          <progress className={styles.bar} max={1} value={share} aria-label={t('home.next')} />
          <p className={styles.next}>
            {t('home.toGo', {
              points: t('points', { count: missing, number: number(missing) }),
              amount: sum(next.value),
            })}
          </p>
        </>
      )}
    </div>
  )
}

function Offers({ offers }: Pick<Rewards, 'offers'>) {
  const { t } = useTranslation('rewards')
  const { day } = useFormats()
  const sentence = useMessage()
  return (
    <div className={styles.offers}>
      <h3>{t('offers.heading')}</h3>
      <ul>
        {offers.slice(0, shownOffers).map(({ id, title, code, ends_on: end }) => (
          <li key={id} className={styles.offer}>
            <span className={styles.offerTitle}>{sentence(title)}</span>
            <span className={styles.code}>{code}</span>
            {end !== null && (
              <span className={styles.end}>
                <Trans t={t} i18nKey="offers.until" components={{ day: <time dateTime={end}>{day(end)}</time> }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nothing for customers who have not joined Rewards, and while nothing is known. */
export function HomeRewards() {
  const { t } = useTranslation('rewards')
  const { customer, rewards } = useMember('dashboard').account
  if (customer === null || rewards === null || !customer.loyalty.is_signed) return null
  return (
    <section aria-labelledby="home-rewards" className={styles.rewards}>
      <div className={styles.head}>
        <h2 id="home-rewards">{t('home.heading', { name: customer.firstname })}</h2>
        <AppLink href="/rewards/dashboard">{t('home.all')}</AppLink>
      </div>
      <Points {...rewards} />
      {rewards.offers.length > 0 && <Offers offers={rewards.offers} />}
    </section>
  )
}
