/** One step of the way from Home to a page. */
export interface Breadcrumb {
  /** The text of the link. Not translated: pass it in the language of the page. */
  readonly label: string
  /** A path that starts with `/`; structured data puts the site's origin before it. */
  readonly href: string
}

/** Maximum number of breadcrumbs. */
export const breadcrumbLimit = 5

/** At most 5 entries, starting with Home. A longer trail drops the entries next to Home, never the page itself. */
export const breadcrumbs = (trail: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: 'Home', href: '/' },
  ...trail.slice(Math.max(0, trail.length - (breadcrumbLimit - 1))),
]
