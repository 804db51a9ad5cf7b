import type { Rewards } from '@leaflog/core/wire/customer-shape'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { NoPoints } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LedgerTable } from '../../personal/ledger-table.tsx'
import styles from '../../personal/ledger.module.css'
import { change, count, mediumDay } from '../../ui/words.ts'

const shownAtFirst = 5

/** How the points came and went; the latest first, the rest when asked for. */
export function PointsHistory({ history }: Pick<Rewards, 'history'>) {
  const [all, setAll] = useState(false)
  if (history.length === 0)
    return (
      <section aria-labelledby="history-heading" className={styles.section}>
        <h2 id="history-heading">Points history</h2>
        <EmptyState
          drawing={<NoPoints />}
          title="The first seed is still in the bag"
          text="Every dollar you spend with us grows a point."
          action={{ label: 'Find a dispensary', href: '/dispensaries' }}
        />
      </section>
    )
  const shown = all ? history : history.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="history-heading" className={styles.section}>
      <LedgerTable
        id="points-history"
        heading={<h2 id="history-heading">Points history</h2>}
        unit="Points"
        rows={shown.map(({ id, date, label, points, balance }) => ({
          key: id,
          what: label,
          when: <time dateTime={date.slice(0, 10)}>{mediumDay(date)}</time>,
          change: change(points),
          isGain: points > 0,
          balance: count(balance),
        }))}
      />
      {history.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={all}
          aria-controls="points-history"
          onClick={() => setAll((before) => !before)}
        >
          {all ? 'Show fewer' : `Show all ${history.length}`}
        </Button>
      )}
    </section>
  )
}
