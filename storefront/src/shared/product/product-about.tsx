import { useTranslation } from 'react-i18next'
import { useTerm } from '../i18n/use-term.ts'
import { Chip } from '../ui/chip.tsx'
import styles from './product-about.module.css'
import { TerpeneChart, type TerpeneChartProps } from './terpene-chart.tsx'

/** A product's effects as chips; nothing without any. */
export function Effects({ effects }: { effects: readonly string[] }) {
  const { t } = useTranslation('product')
  const word = useTerm('product')
  return (
    effects.length > 0 && (
      <ul className={styles.effects} aria-label={t('about.effects')}>
        {effects.map((effect) => (
          <li key={effect}>
            <Chip>{word(effect)}</Chip>
          </li>
        ))}
      </ul>
    )
  )
}

/** A product's terpenes with their heading; nothing without any. */
export function Terpenes({ terpenes }: TerpeneChartProps) {
  const { t } = useTranslation('product')
  return (
    terpenes.length > 0 && (
      <section className={styles.section}>
        <h2>{t('terpenes.heading')}</h2>
        <TerpeneChart terpenes={terpenes} />
      </section>
    )
  )
}
