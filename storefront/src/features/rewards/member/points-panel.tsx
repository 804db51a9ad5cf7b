import type { Rewards } from '@leaflog/core/wire/commerce/customer-model'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { classes } from '../../../shared/ui/classes.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Check } from 'lucide-react'
import styles from './points-panel.module.css'
import { ProgressRing } from './progress-ring.tsx'
import { type Reward, rewardSteps } from './reward-steps.ts'

function Ring({ points, ladder }: Pick<Rewards, 'points' | 'ladder'>) {
  const { t } = useTranslation('rewards')
  const { number, sum } = useFormats()
  const { next, missing, share } = rewardSteps(points, ladder)
  if (ladder.length === 0) return null
  if (next === null) {
    const best = ladder.reduce((high, step) => (step.points > high.points ? step : high))
    return (
      <ProgressRing
        share={1}
        label={t('ring.all', { amount: sum(best.value) })}
        figure={t('panel.off', { amount: sum(best.value) })}
        note={t('ring.yours')}
      />
    )
  }
  return (
    <ProgressRing
      share={share}
      label={t('ring.way', {
        number: number(points),
        points: t('points', { count: next.points, number: number(next.points) }),
        amount: sum(next.value),
        missing: number(missing),
      })}
      figure={number(missing)}
      note={t('ring.more', { amount: sum(next.value) })}
    />
  )
}

function Step({ step, points }: { step: Reward; points: number }) {
  const { t } = useTranslation('rewards')
  const { number, sum } = useFormats()
  const reached = step.points <= points
  return (
    <li className={classes(styles.step, reached && styles.reached)}>
      <span className={styles.mark}>{reached && <Icon icon={Check} size={12} />}</span>
      <span className={styles.value}>{t('panel.off', { amount: sum(step.value) })}</span>
      <span className={styles.price}>{t('points', { count: step.points, number: number(step.points) })}</span>
      <span className={styles.state}>
        {reached ? t('panel.ready') : t('panel.toGo', { number: number(step.points - points) })}
      </span>
    </li>
  )
}

/** The points as one big figure, their value, their expiry, and the progress to the next reward. */
export function PointsPanel({ rewards }: { rewards: Rewards }) {
  const { t } = useTranslation('rewards')
  const { day, number, sum } = useFormats()
  const { points, worth, ladder, points_expire_on: expiry } = rewards
  return (
    <section className={styles.panel} aria-labelledby="points-heading">
      <div className={styles.facts}>
        <h2 id="points-heading" className={styles.heading}>
          {t('panel.heading')}
        </h2>
        <p className={styles.figure}>{number(points)}</p>
        <p className={styles.worth}>
          {points === 0 ? (
            t('panel.none')
          ) : worth === 0 ? (
            t('panel.few')
          ) : (
            <Trans t={t} i18nKey="panel.worth" values={{ amount: sum(worth) }} components={{ b: <strong /> }} />
          )}
        </p>
        {expiry !== null && points > 0 && (
          <p className={styles.expiry}>
            <Trans t={t} i18nKey="panel.keep" components={{ day: <time dateTime={expiry}>{day(expiry)}</time> }} />
          </p>
        )}
      </div>
      <Ring points={points} ladder={ladder} />
      {ladder.length > 0 && (
        <ol className={styles.ladder} aria-label={t('panel.rewards')}>
          {ladder.map((step) => (
            <Step key={step.points} step={step} points={points} />
          ))}
        </ol>
      )}
    </section>
  )
}
