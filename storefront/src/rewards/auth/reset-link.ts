/**
 * The link of a password mail: `/rewards/forgot-password#email=…&token=…`. Its token is a secret (I5): it is taken out of
 * the address before the shop, the router or anything else could read it, and kept in memory until it was used.
 */
export type ResetLink = { readonly email: string; readonly token: string }

const PATH = '/rewards/forgot-password'
/** Put into the address in place of the link, so that the page can say after a reload where the link went. */
export const LINK_OPENED = 'link-opened'

type Page = {
  addEventListener: (type: 'popstate', listener: () => void) => void
  location: Pick<Location, 'hash' | 'pathname'>
  history: Pick<History, 'replaceState' | 'state'>
}

let kept: ResetLink | null = null
const listeners = new Set<() => void>()

const keep = (link: ResetLink | null) => {
  kept = link
  for (const tell of listeners) tell()
}

const parse = (hash: string): ResetLink | null => {
  const fields = new URLSearchParams(hash.slice(1))
  const [email, token] = [fields.get('email'), fields.get('token')]
  return email && token ? { email, token } : null
}

const take = ({ location, history }: Page) => {
  const link = location.pathname === PATH ? parse(location.hash) : null
  if (link === null) return
  history.replaceState(history.state, '', `${PATH}?${LINK_OPENED}`)
  keep(link)
}

/** Takes the link now, and again when another one is opened in the same page: before the router's own listener. */
export const takeResetLink = (page: Page): void => {
  take(page)
  page.addEventListener('popstate', () => take(page))
}

export const resetLink = {
  read: (): ResetLink | null => kept,
  forget: (): void => keep(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
