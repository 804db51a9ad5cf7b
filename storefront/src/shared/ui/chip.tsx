import type { ComponentProps } from 'react'
import styles from './chip.module.css'
import { classes } from './classes.ts'

export type ChipTone = 'plain' | 'active' | 'sale' | 'indica' | 'hybrid' | 'sativa'

/** The classes of a chip, for buttons, links and labels styled as one. */
export const chipClass = (tone: ChipTone = 'plain', pressable = false): string =>
  classes(styles.chip, styles[tone], pressable && styles.pressable)

/** A small label: a state, a strain, a weight. */
export function Chip({ tone = 'plain', className, ...rest }: ComponentProps<'span'> & { tone?: ChipTone }) {
  return <span className={classes(chipClass(tone), className)} {...rest} />
}
