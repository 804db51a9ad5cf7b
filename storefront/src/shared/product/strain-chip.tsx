import type { StrainType } from '@leaflog/core/wire/search'
import { Chip } from '../ui/chip.tsx'
import { strains } from './format.ts'
import styles from './strain-chip.module.css'
import { useWord } from '../i18n/use-word.ts'

/** A strain's letter in its colour, and its name. */
export function StrainChip({ strain }: { strain: StrainType }) {
  const word = useWord()
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
