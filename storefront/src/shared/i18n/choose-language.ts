import { asLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from './languages.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * A link with `?language=es` is a choice: it is stored in the cookie for a year (9e.2), and redirects to the same page
 * without the parameter. Works without JavaScript. Null without a choice.
 */
export const chosenLanguage = (url: URL): Response | null => {
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return null
  const language = asLanguage(url.searchParams.get(LANGUAGE_PARAMETER))
  const rest = new URLSearchParams(url.searchParams)
  rest.delete(LANGUAGE_PARAMETER)
  const search = rest.size > 0 ? `?${rest}` : ''
  const headers = new Headers({ location: `${url.pathname.replace(/^\/+/, '/')}${search}` })
  if (language !== null) {
    headers.set('set-cookie', `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`)
  }
  return new Response(null, { status: 303, headers })
}
