/** Commands of the session. */
import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { sessionEvents } from './session.events.ts'
import { storedSession } from './session.listen.ts'
import { safePath } from './session.rules.ts'
import {
  GUEST_CHECKOUT_COOKIE,
  PREVIOUS_URL_COOKIE,
  SESSION_INVALID_KEY,
  forgetTokens,
  readToken,
} from './session.storage.ts'
import type { SessionView } from './session.view.ts'

export function sessionCommands({ commit, commitIfNews, until, view, local, cookies }: CommandContext<SessionView>) {
  const end = async (event: typeof sessionEvents.signOutRequested | typeof sessionEvents.markedInvalid) => {
    const token = readToken({ local })
    // Cleared at once, so that a navigation to another address is signed out.
    forgetTokens({ local, cookies })
    await commitIfNews(event(token === null ? {} : { token }))
    await until(() => !view().ending)
  }
  return {
    /** Resolves when signed in. Rejects with SIGN_IN_FAILED and the server's sentence. */
    async signIn({ email, password }: { email: string; password: string }): Promise<void> {
      await commit(sessionEvents.signInRequested({ email, password }))
      await until(() => view().status !== 'signingIn')
      const { isSignedIn, problem, problemMeaning } = view()
      if (!isSignedIn) throw new LeaflogError('SIGN_IN_FAILED', problem ?? undefined, { meaning: problemMeaning })
    },

    /** Signs out in all tabs. Resolves when this browser has cleared the session. */
    signOut: (): Promise<void> => end(sessionEvents.signOutRequested),

    /** Runs once, after the next sign-in or sign-up. Returns a function that cancels it. */
    afterSignIn(callback: () => void): () => void {
      let wanted = true
      const wait = async () => {
        await until(() => !wanted || view().isSignedIn)
        if (wanted && view().isSignedIn) callback()
      }
      void wait()
      return () => {
        wanted = false
      }
    },

    /** Lets the visitor check out without an account, until they sign in, place the order or close the browser. */
    beginGuestCheckout: (): void => cookies.set(GUEST_CHECKOUT_COOKIE, '1', 'session'),
    /** The shopper no longer checks out as a guest. */
    endGuestCheckout: (): void => cookies.remove(GUEST_CHECKOUT_COOKIE),
    /** Whether the shopper checks out as a guest. */
    isGuestCheckout: (): boolean => cookies.get(GUEST_CHECKOUT_COOKIE) !== null,

    /** The page to return to after signing in. A page of another origin is dropped. */
    rememberPage(path: string): void {
      const safe = safePath(path)
      if (safe === null) cookies.remove(PREVIOUS_URL_COOKIE)
      else cookies.set(PREVIOUS_URL_COOKIE, safe, 1)
    },
    /** The page that was remembered; null if there is none. */
    previousPage: (): string | null => safePath(cookies.get(PREVIOUS_URL_COOKIE)),
    /** The visitor has returned, or has gone elsewhere. */
    forgetPage: (): void => cookies.remove(PREVIOUS_URL_COOKIE),

    /** Whether the session is marked invalid. If so, an active session is ended and the flag cleared. */
    async takeExpiry(): Promise<boolean> {
      await until(() => !view().ending)
      if (local.get(SESSION_INVALID_KEY) !== '1') return false
      // A page that starts may not have heard of its stored token yet.
      if (readToken({ local }) !== null) await commitIfNews(storedSession({ local, cookies }))
      if (view().isSignedIn) await end(sessionEvents.markedInvalid)
      local.remove(SESSION_INVALID_KEY)
      return true
    },
  }
}
