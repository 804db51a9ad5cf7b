import type { LimitUse, PurchaseRoom } from '@leaflog/core'
import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './limits-left.module.css'
import { useRoomText } from './use-room-text.ts'

/** What the purchase limits that a product counts toward leave, and how many more they allow (3.4.5, 8.3). */
export function LimitsLeft({
  uses,
  room,
  quantity,
}: {
  uses: readonly LimitUse[]
  room: PurchaseRoom | null
  quantity: number
}) {
  const { t } = useTranslation('cart')
  const { roomText, leftText } = useRoomText()
  const counted = uses.flatMap(({ kind, ...use }) => (kind === 'line' || use.takes === 0 ? [] : [{ kind, ...use }]))
  const reached = room !== null && quantity >= room.more
  // A limit of the line is worth a sentence only where it stops the visitor.
  const sentence = room !== null && (reached || room.kind !== 'line') ? roomText(room) : null
  if (counted.length === 0 && sentence === null) return null
  return (
    <section className={styles.limits} aria-label={t('limits.heading')}>
      <Icon icon={Scale} />
      <div className={styles.texts}>
        {sentence !== null && <p className={classes(styles.room, reached && styles.reached)}>{sentence}</p>}
        {counted.length > 0 && (
          <ul className={styles.left}>
            {counted.map((use) => (
              <li key={use.kind}>{t('limits.nearest', { limit: t(`limits.${use.kind}`), text: leftText(use) })}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
