import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { createDrafts, type Drafts } from './drafts.ts'

/** Null on a server, and in a form outside the pages. */
export function useDrafts(): Drafts | null {
  const storage = useRouter({ warn: false })?.options.context.tabStorage
  return useMemo(() => (storage ? createDrafts(storage) : null), [storage])
}
