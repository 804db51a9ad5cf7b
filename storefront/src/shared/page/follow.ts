import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

const atOnce = (run: () => void): void => run()

/**
 * Opens one of our own pages after a tap. The tap is painted first: the router draws a page whose data is at hand in the
 * task that navigates, and nothing on the screen moves until that is done. The whole navigation waits for the frame, so
 * that address and page stay together.
 */
export function useFollow(): (href: string) => void {
  const router = useRouter()
  const { whenPainted = atOnce } = router.options.context
  // The router takes the whole destination from `href`; `to` only satisfies its types.
  return useCallback((href) => whenPainted(() => void router.navigate({ to: '/', href })), [router, whenPainted])
}
