import type { StrainType } from '@leaflog/core/wire/search'
import { Chip } from '../ui/chip.tsx'
import { strains } from './format.ts'
import styles from './strain-chip.module.css'

/** A strain's letter in its colour, and its name. */
export function StrainChip({ strain }: { strain: StrainType }) {
  const { letter, label, tone } = strains[strain]
  return (
    <Chip tone={tone} className={styles.chip}>
      <b aria-hidden="true" className={styles.letter}>
        {letter}
      </b>
      {label}
    </Chip>
  )
}
