import { classes } from '../../../shared/ui/classes.ts'
import { Picture } from '../../../shared/ui/picture.tsx'
import styles from './item-picture.module.css'

/** The ordered product in a small square; a leaf if there is no image (any more). */
export function ItemPicture({ path, small = false }: { path: string | null; small?: boolean }) {
  const size = small ? 56 : 80
  if (path !== null)
    return (
      <Picture path={path} alt="" width={size} height={size} className={classes(styles.plate, small && styles.small)} />
    )
  return (
    <span className={classes(styles.plate, small && styles.small)}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.leaf}>
        <path d="M24 42c0-10 1-18 6-26M25 34c-8 0-13-4-14-12 8 0 13 4 14 12Zm2-8c-1-8 3-14 11-17 2 8-2 14-11 17Z" />
      </svg>
    </span>
  )
}
