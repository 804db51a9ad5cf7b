/** The shop without a connection, in the page: the shell, the registration of the worker. @module */
import { initialEventsFrom, readCookie } from '@leaflog/core'
import { asLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER, languageFor } from '../../shared/i18n/languages.ts'
import type { PageDataContent } from '../shell/page-data.tsx'
import { protectMarkup } from '../shell/trusted-types.ts'

// Only the shell loads this file, before it draws anything.
protectMarkup()

export interface Visit {
  /** As in `document.cookie`. */
  readonly cookies: string
  /** The browser's languages, the preferred one first. */
  readonly languages: readonly string[]
  readonly url: URL
  /** Epoch milliseconds. */
  readonly now: number
}

/** What the server would have put into the page for this visitor, as far as the browser knows it itself. */
export function ofVisitor(shell: PageDataContent, { cookies, languages, url, now }: Visit): PageDataContent {
  const read = (name: string) => readCookie(cookies, name)
  const { at, events } = initialEventsFrom({ read, url, now })
  const chosen = asLanguage(url.searchParams.get(LANGUAGE_PARAMETER)) ?? read(LANGUAGE_COOKIE)
  return {
    ...shell,
    seed: { at, events: [...(shell.seed?.events ?? []), ...events] },
    now,
    language: languageFor(chosen, languages.join(',')),
  }
}
