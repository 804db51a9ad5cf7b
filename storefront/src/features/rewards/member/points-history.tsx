import type { Rewards } from '@leaflog/core/wire/commerce/customer-model'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { NoPoints } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LedgerTable } from '../../../shared/settings/ledger-table.tsx'
import styles from '../../../shared/settings/ledger.module.css'

const shownAtFirst = 5

/** The history of points, the latest first; the rest on request. */
export function PointsHistory({ history }: Pick<Rewards, 'history'>) {
  const { t } = useTranslation('rewards')
  const { change, number, shortDay } = useFormats()
  const sentence = useMessage()
  const [all, setAll] = useState(false)
  if (history.length === 0)
    return (
      <section aria-labelledby="history-heading" className={styles.section}>
        <h2 id="history-heading">{t('history.heading')}</h2>
        <EmptyState
          drawing={<NoPoints />}
          title={t('history.noneTitle')}
          text={t('history.noneText')}
          action={{ label: t('history.find'), href: '/dispensaries' }}
        />
      </section>
    )
  const shown = all ? history : history.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="history-heading" className={styles.section}>
      <LedgerTable
        id="points-history"
        heading={<h2 id="history-heading">{t('history.heading')}</h2>}
        unit={t('history.unit')}
        rows={shown.map(({ id, date, label, label_meaning: meaning, points, balance }) => ({
          key: id,
          what: sentence(label, meaning),
          when: <time dateTime={date.slice(0, 10)}>{shortDay(date)}</time>,
          change: change(points),
          isGain: points > 0,
          balance: number(balance),
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
          {all ? t('history.fewer') : t('history.all', { number: number(history.length) })}
        </Button>
      )}
    </section>
  )
}
