import styles from './skeleton.module.css'
import { classes } from './classes.ts'

/** A quiet place of the size that `className` gives, while something loads. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classes(styles.skeleton, className)} />
}
