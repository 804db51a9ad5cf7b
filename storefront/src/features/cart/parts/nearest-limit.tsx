import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './nearest-limit.module.css'

/** The purchase limit that is nearest or exceeded, in one line beside the total: "THC: 0.4 g of 5 g left". */
export function NearestLimit({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('cart')
  return (
    <p className={styles.limit}>
      <Icon icon={TriangleAlert} size={16} />
      {t('limits.nearest', { limit: label, text })}
    </p>
  )
}
