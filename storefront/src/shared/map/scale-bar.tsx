import { useTranslation } from 'react-i18next'
import styles from './place-map.module.css'
import type { Box } from './project.ts'

const lengths = [200, 100, 50, 25, 10, 5, 2, 1]

/** The longest round number of miles within a quarter of the width. */
const milesFor = (width: number, unitsInMile: number): number =>
  lengths.find((miles) => miles * unitsInMile <= width / 4) ?? 1

/** The scale, in the corner that no state outline covers. */
export function ScaleBar({ shown, unitsInMile, zoom }: { shown: Box; unitsInMile: number; zoom: number }) {
  const { t } = useTranslation('places')
  const miles = milesFor(shown.width, unitsInMile)
  const [x, y] = [shown.x + 12 * zoom, shown.y + shown.height - 12 * zoom]
  const end = miles * unitsInMile
  return (
    <g>
      <path d={`M${x} ${y - 5 * zoom}V${y}h${end}v${-5 * zoom}`} strokeWidth={1.4 * zoom} className={styles.scale} />
      <text x={x + end / 2} y={y - 8 * zoom} textAnchor="middle" fontSize={11 * zoom} className={styles.scaleText}>
        {t('map.miles', { count: miles })}
      </text>
    </g>
  )
}
