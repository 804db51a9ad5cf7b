import { Chip } from '../ui/chip.tsx'
import styles from './medical-chip.module.css'

/** What only patients are sold (6.6). */
export const MedicalChip = () => <Chip className={styles.medical}>Medical only</Chip>
