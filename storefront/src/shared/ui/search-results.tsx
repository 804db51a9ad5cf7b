import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './places.module.css'

/** Search results; during another search they stay in place, dimmed. The form keeps its focus. */
export function SearchResults({ children }: { children: ReactNode }) {
  const isLooking = useRouterState({ select: (state) => state.isLoading })
  return (
    <div aria-busy={isLooking} className={classes(styles.results, isLooking && styles.looking)}>
      {children}
    </div>
  )
}
