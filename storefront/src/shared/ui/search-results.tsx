import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './places.module.css'

/** What was found; while something else is being looked for it stays where it is, and fainter. The form keeps its focus. */
export function SearchResults({ children }: { children: ReactNode }) {
  const isLooking = useRouterState({ select: (state) => state.isLoading })
  return (
    <div aria-busy={isLooking} className={classes(styles.results, isLooking && styles.looking)}>
      {children}
    </div>
  )
}
