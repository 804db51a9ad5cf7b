import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../i18n/formats.ts'
import { potencyText } from '@leaflog/core/catalogue'
import { potencyLabel } from './format.ts'
import styles from './potency-bars.module.css'

type Potency = ListedProduct['thc']

const scales = [10, 35, 100, 250, 1000, 5000]

/** A round maximum of the scale for both values. */
const scaleFor = (values: readonly NonNullable<Potency>[]): number => {
  const highest = Math.max(...values.map((value) => value.max))
  return scales.find((scale) => highest <= scale) ?? highest
}

function Bar({
  label,
  potency,
  scale,
  tone,
}: {
  label: string
  potency: NonNullable<Potency>
  scale: number
  tone: string | undefined
}) {
  const { t } = useTranslation('product')
  const { number } = useFormats()
  const at = (value: number) => Math.round((value / scale) * 1000) / 10
  const [from, to] = [at(potency.min), at(potency.max)]
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          role="img"
          aria-label={potencyLabel(label, potency, t, number)}
          className={styles.bar}
        >
          <rect width="100" height="4" className={styles.track} />
          <rect width={from} height="4" className={tone} />
          <rect x={from} width={Math.max(0, to - from)} height="4" className={tone} opacity="0.5" />
        </svg>
        <span className={styles.figure}>{potencyText(potency, number)}</span>
      </dd>
    </div>
  )
}

/** THC and CBD on one scale; the lighter end of a bar is the range from lowest to highest. */
export function PotencyBars({ thc, cbd }: { thc: Potency; cbd: Potency }) {
  const { t } = useTranslation('product')
  const known = [thc, cbd].filter((potency) => potency !== null)
  if (known.length === 0) return null
  const sameUnit = known.every((potency) => potency.unit === known[0]?.unit)
  const scaleOf = (potency: NonNullable<Potency>) => scaleFor(sameUnit ? known : [potency])
  return (
    <section className={styles.potency}>
      <h2 className={styles.heading}>{t('potency.heading')}</h2>
      <dl className={styles.bars}>
        {thc && <Bar label="THC" potency={thc} scale={scaleOf(thc)} tone={styles.thc} />}
        {cbd && <Bar label="CBD" potency={cbd} scale={scaleOf(cbd)} tone={styles.cbd} />}
      </dl>
    </section>
  )
}
