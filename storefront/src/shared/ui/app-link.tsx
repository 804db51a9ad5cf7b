import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { follow } from '../page/follow.ts'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Our own path ("/shopd/brands?x=1") or an external address. */
  href: string
  newTab?: boolean
}

/** Whether it is a path of this site. */
export const isOwnPath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//')

/** A plain left click without modifiers, which would navigate this tab. */
export const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * A link whose address is data. It is a real anchor, so that it works without JavaScript; with it, our own pages open
 * without a reload, and their code is preloaded on hover or focus.
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
  // The router takes the whole destination from `href`; `to` only satisfies its types.
  const preload = () => {
    // A failed preload is ignored: following the link tries again and reports failures.
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
        follow(router, href)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
