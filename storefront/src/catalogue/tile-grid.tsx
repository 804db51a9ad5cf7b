import type { ReactNode } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './tile-grid.module.css'

/** How many pictures of a listing are wanted at once. */
export const eagerTiles = 4

/** Product tiles in 4, 3 or 2 columns (9f.4). */
export function TileGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

/** The place of one tile. */
export function TilePlace({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}

/** A place of the same size while products load, so that nothing jumps. */
export function TileGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.waiting}>
          <Skeleton className={styles.plate} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.button} />
        </div>
      ))}
    </div>
  )
}
