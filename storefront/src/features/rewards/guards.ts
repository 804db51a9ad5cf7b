/** Who may see a page (2a.2 to 2a.6). Redirected visitors return to the page after signing in. */
import {
  CHECKOUT_SIGN_IN_PATH,
  DASHBOARD_PATH,
  PREVIOUS_URL_COOKIE,
  SESSION_EXPIRED_HASH,
  SIGN_IN_PATH,
  mayEnter,
  safePath,
} from '@leaflog/core'
import { redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'

/** The arguments of a route's `beforeLoad`; preloading a page changes nothing. */
type Visit = { context: Pick<PageContext, 'shop'>; location: { href: string; pathname: string }; preload: boolean }

const onServer = typeof document === 'undefined'

/** A server cannot set the visitor's cookie by itself; its redirect can. */
const rememberedBy = (path: string): { headers?: HeadersInit } => {
  const safe = safePath(path)
  if (!onServer || safe === null) return {}
  return {
    headers: {
      'set-cookie': `${PREVIOUS_URL_COOKIE}=${encodeURIComponent(safe)}; path=/; max-age=86400; samesite=lax`,
    },
  }
}

/**
 * 2a.2, 2a.5. A visitor who just signed out goes to the home page (4d.4); one whose session expired sees a warning
 * (2a.6).
 */
export const requireSignIn = ({ context: { shop }, location, preload }: Visit): void => {
  const { isSignedIn, endedBy } = shop.getState().session.view
  if (mayEnter({ path: location.pathname, isSignedIn, isGuestCheckout: shop.session.isGuestCheckout() })) return
  if (endedBy === 'visitor') throw redirect({ to: '/' })
  if (!preload) shop.session.rememberPage(location.href)
  const hash = endedBy === 'expired' ? { hash: SESSION_EXPIRED_HASH } : {}
  throw redirect({ to: SIGN_IN_PATH, ...hash, ...rememberedBy(location.href) })
}

/** 2a.2, 2a.5: the checkout has its own sign-in page, which also lets visitors continue as guests. */
export const requireCheckout = ({ context: { shop }, location, preload }: Visit): void => {
  const { isSignedIn, endedBy } = shop.getState().session.view
  if (mayEnter({ path: location.pathname, isSignedIn, isGuestCheckout: shop.session.isGuestCheckout() })) return
  if (!preload) shop.session.rememberPage(location.href)
  const hash = endedBy === 'expired' ? { hash: SESSION_EXPIRED_HASH } : {}
  throw redirect({ to: CHECKOUT_SIGN_IN_PATH, ...hash, ...rememberedBy(location.href) })
}

/** 2a.3 for the checkout's sign-in page: back to the checkout step. */
export const requireUndecided = ({ context: { shop } }: Pick<Visit, 'context'>): void => {
  if (!shop.getState().session.view.isSignedIn) return
  const previous = shop.session.previousPage() ?? ''
  throw redirect({ href: /^\/checkout(?:[/?]|$)/.test(previous) ? previous : '/checkout' })
}

/** 2a.3, 4d.1: signed-in visitors are redirected from the pages that sign in or create an account. */
export const requireSignedOut = ({ context: { shop } }: Pick<Visit, 'context'>): void => {
  if (!shop.getState().session.view.isSignedIn) return
  throw redirect({ href: shop.session.previousPage() ?? DASHBOARD_PATH })
}
