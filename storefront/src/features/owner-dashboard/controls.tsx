import { reportDays } from '@leaflog/core/wire/analytics/analytics-report'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Select } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Segments } from '../../shared/ui/segments.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './controls.module.css'
import { askedOf, type Question } from './question.ts'

export type ControlsProps = {
  question: Question
  onChange: (change: Partial<Question>) => void
  /** Store codes. */
  stores: readonly string[]
  nameOf: (store: string) => string
}

/** Period, store and channel, and the export. */
export function Controls({ question, onChange, stores, nameOf }: ControlsProps) {
  const { t } = useTranslation('dashboard')
  const { days, store, channel } = question
  // The store in the address is listed even without any events.
  const choices = [...new Set([...stores, ...(store === '' ? [] : [store])])].toSorted((a, b) =>
    nameOf(a).localeCompare(nameOf(b)),
  )
  return (
    <div className={styles.controls}>
      <Segments
        look="chips"
        legend={<VisuallyHidden>{t('period.legend')}</VisuallyHidden>}
        chosen={String(days)}
        onChoose={(value) => onChange({ days: Number(value) })}
        segments={reportDays.map((count) => ({
          value: String(count),
          label: count === 1 ? t('period.today') : t('period.days', { count }),
          price: null,
        }))}
      />
      <div className={styles.select}>
        <Select
          label={t('filter.store')}
          labelHidden
          value={store}
          onChange={(event) => onChange({ store: event.target.value })}
        >
          <option value="">{t('filter.allStores')}</option>
          {choices.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.select}>
        <Select
          label={t('filter.channel')}
          labelHidden
          value={channel}
          onChange={(event) => onChange({ channel: event.target.value })}
        >
          <option value="">{t('filter.allChannels')}</option>
          <option value="ordering">{t('channel.ordering')}</option>
          <option value="commerce">{t('channel.commerce')}</option>
        </Select>
      </div>
      <a
        href={`/dev/analytics/events.csv?${askedOf(question)}`}
        download
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <Icon icon={Download} size={16} />
        {t('filter.download')}
      </a>
    </div>
  )
}
