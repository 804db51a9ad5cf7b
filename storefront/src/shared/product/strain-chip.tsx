import type { StrainType } from '@leaflog/core/wire/search/search'
import { Chip } from '../ui/chip.tsx'
import { strains } from './format.ts'
import styles from './strain-chip.module.css'
import { useTerm } from '../i18n/use-term.ts'

/** A strain's letter in its color, and its name. */
export function StrainChip({ strain }: { strain: StrainType }) {
  const word = useTerm()
  const { letter, label, tone } = strains[strain]
  return (
    <Chip tone={tone} className={styles.chip}>
      <b aria-hidden="true" className={styles.letter}>
        {letter}
      </b>
      {word(label)}
    </Chip>
  )
}
