import { redirect } from '@tanstack/react-router'
import type { PageContext } from '../context.ts'

type Visit = { context: Pick<PageContext, 'shop'>; location: { href: string } }

/** 2a.2: a signed-out visitor on a page of the account is sent to sign in. */
export const requireSignIn = ({ context, location }: Visit): void => {
  const { session, getState } = context.shop
  if (getState().session.view.isSignedIn) return
  session.rememberPage(location.href)
  throw redirect({ to: '/rewards/login' })
}

/** 2a.3: who is signed in has no business on the pages that sign in or create an account. */
export const requireSignedOut = ({ context }: Visit): void => {
  if (context.shop.getState().session.view.isSignedIn) throw redirect({ to: '/rewards/dashboard' })
}
