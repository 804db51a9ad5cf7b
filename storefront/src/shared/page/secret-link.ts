/**
 * Links in emails that carry secrets in their fragment: `/path#email=…&token=…`. A fragment is never sent to a server
 * or to other sites. The secrets are removed from the address before the shop, the router or anything else can read it
 * (I5), and kept in memory.
 */
type Page = {
  addEventListener: (type: 'popstate', listener: () => void) => void
  location: Pick<Location, 'hash' | 'pathname'>
  history: Pick<History, 'replaceState' | 'state'>
}

export interface SecretLink<Fields> {
  /** Takes the link now, and again when another one is opened in the same page, before the router's own listener. */
  readonly take: (page: Page) => void
  readonly read: () => Fields | null
  readonly keep: (fields: Fields) => void
  readonly forget: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** @param after replaces the fragment in the address, for example `?link-opened` */
export function secretLink<Fields>(
  path: string,
  after: string,
  parse: (fields: URLSearchParams) => Fields | null,
): SecretLink<Fields> {
  let kept: Fields | null = null
  const listeners = new Set<() => void>()
  const keep = (fields: Fields | null) => {
    kept = fields
    for (const listener of listeners) listener()
  }
  const takeNow = ({ location, history }: Page) => {
    const fields = location.pathname === path ? parse(new URLSearchParams(location.hash.slice(1))) : null
    if (fields === null) return
    history.replaceState(history.state, '', `${path}${after}`)
    keep(fields)
  }
  return {
    take: (page) => {
      takeNow(page)
      page.addEventListener('popstate', () => takeNow(page))
    },
    read: () => kept,
    keep,
    forget: () => keep(null),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
