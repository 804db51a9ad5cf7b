import styles from './skeleton.module.css'
import { classes } from './classes.ts'

/** A plain placeholder of the size set by `className`, while something loads. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classes(styles.skeleton, className)} />
}
