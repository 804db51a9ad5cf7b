import { Chip } from '../ui/chip.tsx'
import styles from './medical-chip.module.css'
import { useCatalogueWords } from './words.ts'

/** The mark of medical-only products (6.6). */
export function MedicalChip() {
  const { t } = useCatalogueWords()
  return <Chip className={styles.medical}>{t('medicalOnly')}</Chip>
}
