import type { RegisteredRouter } from '@tanstack/react-router'

const atOnce = (run: () => void): void => run()

/**
 * Opens one of our own pages after a tap. The tap is painted first: the router draws a page whose data is at hand in the
 * task that navigates, and nothing on the screen moves until that is done. The whole navigation waits for the frame, so
 * that address and page stay together, and is dropped if the address changes meanwhile, by the back button for example.
 */
export function follow(router: RegisteredRouter, href: string): void {
  const { whenPainted = atOnce } = router.options.context
  const { href: from } = router.latestLocation
  whenPainted(() => {
    // The router takes the whole destination from `href`; `to` only satisfies its types.
    if (router.latestLocation.href === from) void router.navigate({ to: '/', href })
  })
}
