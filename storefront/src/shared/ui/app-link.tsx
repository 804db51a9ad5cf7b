import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of ours ("/shopd/brands?x=1") or an address elsewhere. */
  href: string
  newTab?: boolean
}

/** A path of this site, and no address elsewhere. */
export const isOwnPath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//')

/** A plain left click without modifiers, which a browser would follow in this tab. */
export const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * A link whose address is data. It is a real anchor, so it works without JavaScript; with it, pages of ours open
 * without a reload and their code is fetched when the pointer or the focus arrives.
 */
export function AppLink({ href, newTab = false, onClick, children, ...rest }: AppLinkProps) {
  const router = useRouter()
  const path = href.split(/[?#]/)[0]
  const current = useRouterState({ select: (state) => state.location.pathname === path && !href.includes('?') })
  if (newTab || !isOwnPath(href)) {
    return (
      <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })} onClick={onClick} {...rest}>
        {children}
      </a>
    )
  }
  // The router takes the whole destination from `href`; `to` is only what its types ask for.
  const preload = () => {
    // A guess: whoever follows the link asks again, and is told.
    router.preloadRoute({ to: '/', href }).catch(() => undefined)
  }
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        onClick?.(event)
        if (!opensHere(event)) return
        event.preventDefault()
        void router.navigate({ to: '/', href })
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
