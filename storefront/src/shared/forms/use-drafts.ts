import { useRouter } from '@tanstack/react-router'
import type { Drafts } from './drafts.ts'

/** None on a server, and in a form outside the pages. */
export function useDrafts(): { readonly drafts: Drafts | undefined } {
  const router = useRouter({ warn: false })
  return { drafts: router?.options.context.drafts }
}
