import type { Rewards } from '@leaflog/core/wire/customer-shape'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Check } from 'lucide-react'
import styles from './points-panel.module.css'
import { ProgressRing } from './progress-ring.tsx'
import { type Reward, rewardSteps } from './reward-steps.ts'
import { count, longDay, pointsOf, sum } from '../../ui/words.ts'

function Ring({ points, ladder }: Pick<Rewards, 'points' | 'ladder'>) {
  const { next, missing, share } = rewardSteps(points, ladder)
  if (ladder.length === 0) return null
  if (next === null) {
    const best = ladder.reduce((high, step) => (step.points > high.points ? step : high))
    return (
      <ProgressRing
        share={1}
        label={`Every reward is reached, up to ${sum(best.value)} off`}
        figure={`${sum(best.value)} off`}
        note="is yours to use"
      />
    )
  }
  return (
    <ProgressRing
      share={share}
      label={`${count(points)} of ${pointsOf(next.points)} towards ${sum(next.value)} off, ${count(missing)} to go`}
      figure={count(missing)}
      note={`more for ${sum(next.value)} off`}
    />
  )
}

function Step({ step, points }: { step: Reward; points: number }) {
  const reached = step.points <= points
  return (
    <li className={classes(styles.step, reached && styles.reached)}>
      <span className={styles.mark}>{reached && <Icon icon={Check} size={12} />}</span>
      <span className={styles.value}>{sum(step.value)} off</span>
      <span className={styles.price}>{pointsOf(step.points)}</span>
      <span className={styles.state}>{reached ? 'Ready to use' : `${count(step.points - points)} to go`}</span>
    </li>
  )
}

/** Points as the one big figure, what they are worth, how long they keep, and the way to the next reward. */
export function PointsPanel({ rewards }: { rewards: Rewards }) {
  const { points, worth, ladder, points_expire_on: expiry } = rewards
  return (
    <section className={styles.panel} aria-labelledby="points-heading">
      <div className={styles.facts}>
        <h2 id="points-heading" className={styles.heading}>
          Your points
        </h2>
        <p className={styles.figure}>{count(points)}</p>
        <p className={styles.worth}>
          {points === 0 ? (
            'Your first purchase plants the first one: a point for every dollar.'
          ) : worth === 0 ? (
            'A few more, and they are worth money off your order.'
          ) : (
            <>
              worth <strong>{sum(worth)}</strong> off your order
            </>
          )}
        </p>
        {expiry !== null && points > 0 && (
          <p className={styles.expiry}>
            They keep until <time dateTime={expiry}>{longDay(expiry)}</time>. Each visit adds a year.
          </p>
        )}
      </div>
      <Ring points={points} ladder={ladder} />
      {ladder.length > 0 && (
        <ol className={styles.ladder} aria-label="Rewards">
          {ladder.map((step) => (
            <Step key={step.points} step={step} points={points} />
          ))}
        </ol>
      )}
    </section>
  )
}
